/** Files as visitors upload them to forms, and hostile ones. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { UploadReference } from '../../src/rules/forms/validation/uploads';
import { pagePath as path } from './designer';
import type { Envelope, TestVisitor } from './testApp';
import { upload } from './workbooks';

/** A photo with the place and the camera in its metadata, lying on its side. */
export const photoWithPlace = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a84c6' } })
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 32/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PDF of one page; `objects` are added to it. */
export const pdfWith = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n'),
    ...objects.map((object) => (typeof object === 'string' ? Buffer.from(object) : object)),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);

/** An object stream, which compresses objects and so hides them from a search of the file. */
export const objectStream = (content: string, keys = '/Type /ObjStm /N 1 /First 4'): Buffer => {
  const data = deflateSync(Buffer.from(content, 'latin1'));
  return Buffer.concat([
    Buffer.from(`5 0 obj\n<< ${keys} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
};

export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export const sendFile = (
  visitor: TestVisitor,
  bytes: Buffer,
  { name = 'badge.jpg', field = 'photo', formId = path.formId } = {},
): Promise<Envelope> => upload(visitor, 'ownUploadFile', { field }, { name, bytes }, { formId });

export const referenceOf = ({ data }: Envelope): UploadReference => data as UploadReference;
