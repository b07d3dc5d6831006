import { useMemo } from 'react';
import { qrModules } from '@/rules/qrModules';
import { classes } from '@/ui/classes';
import styles from './QrCode.module.css';

interface QrDrawing {
  /** Modules per side; the units of the path. */
  size: number;
  path: string;
}

/** A QR code as one path: a run of dark modules in a row is one rectangle, so that no seams are visible. */
export function qrPath(content: string, ecc?: 'low' | 'medium'): QrDrawing {
  const rows = qrModules(content, ecc);
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

interface QrCodeProps {
  content: string;
  label: string;
  /** Low error correction, for long content on a screen. */
  ecc?: 'low' | 'medium';
  className?: string;
}

/** A QR code as one path, dark on its background, whose padding is the quiet zone. */
export function QrCode({ content, label, ecc, className }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(content, ecc), [content, ecc]);
  return (
    <svg
      className={classes(styles.qr, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
