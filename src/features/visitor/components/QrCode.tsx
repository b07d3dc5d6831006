import { useMemo } from 'react';
import { qrModules } from '@/rules/qrModules';
import styles from './Badge.module.css';

interface QrDrawing {
  /** Modules per side; the units of the path. */
  size: number;
  path: string;
}

/** A QR code as one path: a run of dark modules in a row is one rectangle, so that no seams are visible. */
export function qrPath(content: string): QrDrawing {
  const rows = qrModules(content);
  const runs = rows.flatMap((row, y) => {
    const rectangles: string[] = [];
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) rectangles.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
    }
    return rectangles;
  });
  return { size: rows.length, path: runs.join('') };
}

/** A QR code as one path, dark on the badge's paper, which is its quiet zone. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(content), [content]);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
