/** Measures the web vitals of this document; in its own chunk, because only a sample of users measures. */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

export function measure(onMetric: (metric: string, value: number) => void): void {
  const report = ({ name, value }: Metric) => onMetric(name, value);
  onTTFB(report);
  onFCP(report);
  onLCP(report, { reportAllChanges: true });
  onCLS(report, { reportAllChanges: true });
  onINP(report, { reportAllChanges: true });
}
