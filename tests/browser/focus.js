// What has the focus: its name, its frame as it is seen, what hides a part of it, and how long its outline would be.
() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const shown = one.classList.contains("visually-hidden") ? one.nextElementSibling : one;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const points = [[left + 3, top + 3], [right - 3, top + 3], [(left + right) / 2, (top + bottom) / 2], [left + 3, bottom - 3], [right - 3, bottom - 3]];
    const isSeen = ([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (shown.contains(there) || there.contains(shown) || there.closest("label")?.contains(one));
    };
    const hidden = points.filter((point) => !isSeen(point)).length;
    const isLarge = bottom - top > innerHeight / 2;
    return {
        name: one.dataset.testid ?? `${one.localName} ${one.ariaLabel ?? one.textContent.trim().slice(0, 30)}`,
        hidden: hidden < points.length && (isLarge || shown.getClientRects().length > 1) ? 0 : hidden,
        box: { left, top, right, bottom },
        isLarge,
        perimeter: [...shown.getClientRects()].reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
    };
}
