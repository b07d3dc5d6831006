/** Lets the browser do what has come up meanwhile (a tap, a frame) before the next slice of long work. */
export const turn = () => new Promise<void>((resolve) => void window.setTimeout(resolve));
