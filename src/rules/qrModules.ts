import encodeQR from 'qr';

/** The modules of a QR code, row by row, without a quiet zone; dark ones are true. */
export const qrModules = (content: string): boolean[][] =>
  encodeQR(content, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
