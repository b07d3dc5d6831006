/** Measures the reading of cards; run by ocr.mjs in its own process, whose memory is then the reading's alone. */
import { LocalOcr } from '../../server/gateways/ocr/ocr';
import { mergeOcrLines } from '../../server/domain/businessCards/cardLines';
import { parseCard } from '../../server/domain/businessCards/cardParser';
import { prepareForOcr } from '../../server/domain/businessCards/cardService';
import { sampleCards, photoOf, scoreOf, accuracyOf, type CardScore } from '../support/cards';

const MB = 1024 * 1024;
const before = process.memoryUsage().rss;
let peak = before;
const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);

interface CardMeasurement {
  language: string;
  ms: number;
  score: CardScore;
}

const ocr = new LocalOcr();
const measurements: CardMeasurement[] = [];
for (const card of sampleCards()) {
  const startedAt = performance.now();
  const result = await ocr.read(await prepareForOcr(photoOf(card)));
  if (result.outcome !== 'read') throw new Error(`${card.file}: ${result.outcome}`);
  const { lines, latin } = mergeOcrLines(result.reading);
  const score = scoreOf(card, parseCard(lines, latin));
  measurements.push({ language: card.language, ms: Math.round(performance.now() - startedAt), score });
  console.log(JSON.stringify({ bench: 'card', card: card.file, ms: measurements.at(-1)?.ms, ...score }));
}
await ocr.close();
clearInterval(sampler);

const figure = (cards: string, of: CardMeasurement[]) => ({
  bench: 'business cards',
  cards,
  count: of.length,
  rightFieldsPercent: Math.round(accuracyOf(of.map(({ score }) => score)) * 1000) / 10,
  slowestMs: Math.max(...of.map(({ ms }) => ms)),
  medianMs: of.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(of.length / 2)],
});
for (const language of ['zh', 'en'])
  console.log(
    JSON.stringify(
      figure(
        language,
        measurements.filter((one) => one.language === language),
      ),
    ),
  );
console.log(
  JSON.stringify({
    ...figure('all', measurements),
    // The first card starts the threads.
    peakMegabytes: Math.round(peak / MB),
    beforeMegabytes: Math.round(before / MB),
  }),
);
