// Words that are cut off, leave their control or the page, or lie on others, as a list of sentences.
() => {
    const SLACK = 1.5;
    const hasAround = (element, holds) => {
        for (let box = element; box; box = box.parentElement) if (holds(box)) return true;
        return false;
    };
    const isSeen = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !hasAround(element, (box) => getComputedStyle(box).clipPath !== "none");
    const short = (text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 40));
    const over = (rect, box) => rect.right > box.right + SLACK || rect.left < box.left - SLACK;
    const overDown = (rect, box) => rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK;

    /** Every line of text in sight. */
    function lines() {
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            if (!node.data.trim() || element.closest("option, noscript, script") || !isSeen(element)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            for (const rect of range.getClientRects()) {
                if (rect.width > 0) found.push({ node, element, rect });
            }
        }
        return found;
    }

    /** What hides a part of a line, or what it sticks out of. */
    function fault({ element, rect }) {
        let isScrolled = false;
        for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
            const { display, overflowX, overflowY, position } = getComputedStyle(box);
            const frame = box.getBoundingClientRect();
            const isControl = box.matches("button, select, summary, .segment, th, td, label") && display !== "inline";
            if (isControl && over(rect, frame)) return `sticks out of <${box.localName} class="${box.className}">`;
            if (overflowX === "auto" || overflowX === "scroll") isScrolled = true;
            if (["hidden", "clip"].includes(overflowX) && over(rect, frame)) return "is cut off";
            if (["hidden", "clip"].includes(overflowY) && overDown(rect, frame)) return "is cut off";
            if (position === "fixed") break;
        }
        return !isScrolled && over(rect, { left: 0, right: innerWidth }) ? "leaves the page" : null;
    }

    /** What lies above the page, or moves by itself, is not held against what is below. */
    const layer = (element) => {
        for (let box = element; box; box = box.parentElement) {
            const { position } = getComputedStyle(box);
            if (["fixed", "sticky"].includes(position) || box.matches("dialog, [popover]")) return box;
        }
        return null;
    };

    function overlaps(all) {
        const found = [];
        const placed = all.map((line) => ({ ...line, layer: layer(line.element) })).sort((a, b) => a.rect.top - b.rect.top);
        placed.forEach((one, at) => {
            for (const other of placed.slice(at + 1)) {
                if (other.rect.top > one.rect.bottom) break;
                if (one.layer !== other.layer || one.node === other.node) continue;
                const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
                // A line box is taller than its letters.
                const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
                const letters = Math.min(one.rect.height, other.rect.height) * 0.4;
                if (wide > 2 && high > letters) found.push(`${short(one.node.data)} lies on ${short(other.node.data)}`);
            }
        });
        return found;
    }

    /** The chosen option of a select that has not the room for it. */
    function options() {
        const found = [];
        for (const select of document.querySelectorAll("select")) {
            if (!isSeen(select) || !select.selectedOptions.length) continue;
            const twin = select.cloneNode(false);
            twin.append(select.selectedOptions[0].cloneNode(true));
            Object.assign(twin.style, { position: "absolute", visibility: "hidden", width: "max-content", maxWidth: "none", minWidth: "0" });
            select.after(twin);
            if (twin.offsetWidth > select.offsetWidth + SLACK) found.push(`${short(twin.textContent)} is cut off in its select`);
            twin.remove();
        }
        return found;
    }

    // What is out of sight may not be laid out yet.
    for (const element of document.querySelectorAll("*")) {
        if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    }
    const all = lines();
    const faults = all.flatMap((line) => {
        const told = fault(line);
        return told ? [`${short(line.node.data)} ${told}`] : [];
    });
    const wide = document.documentElement.scrollWidth;
    return [...new Set([...(wide > innerWidth ? [`the page is ${wide} wide`] : []), ...faults, ...options(), ...overlaps(all)])];
}
