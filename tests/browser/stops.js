// How many places Tab has to come to within a part of the page.
(root) => {
    const part = document.querySelector(root);
    const groups = new Set();
    const isStop = (one) => {
        if (one.tabIndex < 0 || one.disabled || !one.checkVisibility()) return false;
        if (one.type !== "radio") return true;
        // A group has one: what is chosen, or else the first.
        if (part.querySelector(`[name="${one.name}"]:checked`)) return one.checked;
        return !groups.has(one.name) && groups.add(one.name);
    };
    return [...part.querySelectorAll("a[href], button, input, select, summary, textarea, [tabindex]")].filter(isStop).length;
}
