/* The page from which make.mts films: a div per picture. */

let showFrame;

/** Prepares `showFrame(seconds)`. `durations` are the seconds of each picture, `fade` those of a cross-fade. */
function prepareFrames(durations, fade) {
  const shots = [...document.querySelectorAll('div')];
  const starts = durations.map((_, at) => durations.slice(0, at).reduce((sum, one) => sum + one, 0));
  const isRed = (line) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(line).stroke.match(/\d+/g) ?? []).map(Number);
    return red > 180 && red > green * 1.8 && red > blue * 1.8;
  };
  const lines = shots.map((shot) =>
    [...shot.querySelectorAll('path')].filter(isRed).map((line) => ({ line, length: line.getTotalLength() })),
  );
  const clamp = (share) => Math.min(1, Math.max(0, share));
  const smooth = (share) => share * share * (3 - 2 * share);
  showFrame = (now) =>
    shots.forEach((shot, at) => {
      const since = now - starts[at];
      const share = clamp(since / durations[at]);
      shot.style.opacity = at === 0 ? 1 : smooth(clamp((since + fade) / fade));
      // In, along, out: the camera never stops.
      const zoom = [1.02 + 0.08 * share, 1.12, 1.1 - 0.08 * share][at % 3];
      const along = at % 3 === 1 ? 3 - 6 * share : 0;
      shot.style.transform = `scale(${zoom}) translate(${along}%, 0)`;
      const drawn = smooth(clamp((since - 0.4) / (durations[at] - 2)));
      for (const { line, length } of lines[at]) {
        line.style.strokeDasharray = `${length * drawn} ${length}`;
        line.style.visibility = drawn > 0 ? 'visible' : 'hidden';
      }
    });
}
