// Notes in `heard`, in their order, what live regions of the page give to those who listen.
() => {
    const REGIONS = "[role=status], [role=alert], [aria-live]";
    const words = (region) => region.innerText.replace(/\s+/g, " ").trim();
    const regions = (part) => (part.matches(REGIONS) ? [part] : []).concat(...part.querySelectorAll(REGIONS));
    const said = new Map(regions(document.body).map((region) => [region, words(region)]));
    globalThis.heard = [];
    globalThis.listener?.disconnect();
    globalThis.listener = new MutationObserver((changes) => {
        const touched = new Set();
        for (const { target, addedNodes } of changes) {
            const around = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(REGIONS);
            if (around) touched.add(around);
            for (const part of addedNodes) {
                if (part.nodeType !== Node.ELEMENT_NODE) continue;
                // A status that comes with its words is not said by all; an alert is.
                for (const region of regions(part)) {
                    if (region.matches("[role=alert]")) touched.add(region);
                    else if (!touched.has(region)) said.set(region, words(region));
                }
            }
        }
        const modal = document.querySelector("dialog:modal");
        for (const region of touched) {
            if (!region.isConnected || (modal && !modal.contains(region))) continue;
            const text = words(region);
            if (text && text !== said.get(region)) globalThis.heard.push(text);
            said.set(region, text);
        }
    });
    globalThis.listener.observe(document.body, { childList: true, subtree: true, characterData: true });
}
