// How well the ring round what has the focus is seen: its area, that is all that changes by 3:1 or more when the focus
// goes, against that of a line two pixels wide round the control.
async ([focused, left, perimeter]) => {
    async function pixels(base64) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        canvas.drawImage(picture, 0, 0);
        return canvas.getImageData(0, 0, picture.width, picture.height).data;
    }
    const linear = (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    const light = (data, at) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]) + 0.05;
    const [one, other] = [await pixels(focused), await pixels(left)];
    let changed = 0;
    for (let at = 0; at < one.length; at += 4) {
        const [a, b] = [light(one, at), light(other, at)];
        if (Math.max(a, b) / Math.min(a, b) >= 3) changed++;
    }
    return changed / (2 * perimeter);
}
