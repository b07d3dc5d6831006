import { useMemo } from 'react';
import { qrPath } from '../qrPath';
import styles from './Badge.module.css';

/** A QR code of one path, dark on the badge's paper, which is its quiet zone. */
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
