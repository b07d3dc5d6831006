/** How fast this document was, by the library that defines it; in a chunk of its own, for the few readers who are asked. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

export function measure(tell: (metric: string, value: number) => void): void {
  const report = ({ name, value }: Metric) => tell(name, value);
  onTTFB(report);
  onFCP(report);
  onLCP(report, { reportAllChanges: true });
  onCLS(report, { reportAllChanges: true });
  onINP(report, { reportAllChanges: true });
}
