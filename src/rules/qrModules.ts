import encodeQR from 'qr';

/**
 * The modules of a QR code, row by row, without a quiet zone; dark ones are true. Low error correction gives fewer
 * modules, for long content on a screen, which is not damaged.
 */
export const qrModules = (content: string, ecc: 'low' | 'medium' = 'medium'): boolean[][] =>
  encodeQR(content, 'raw', { ecc, border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
