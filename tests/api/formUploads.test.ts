/** Files in the answers to forms: what is accepted, who may submit it, where it ends up, and when it is deleted. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { exportRecords } from '../../server/commands/exportRecords';
import { formVersions } from '../../server/commands/formVersions';
import { runPrivacyRequest } from '../../server/commands/privacy';
import { filesField, inAll, pagePath as path, publishPage, textField } from '../support/designer';
import { newEmail } from '../support/factories';
import { buildTestApp, errorOf, type TestApp, type TestVisitor } from '../support/testApp';
import { EICAR, objectStream, pdfWith, photoWithPlace, referenceOf, sendFile } from '../support/uploads';

let site: TestApp;
let anna: TestVisitor;
let photo: Buffer;
beforeAll(async () => {
  photo = await photoWithPlace();
});
async function open() {
  site = await buildTestApp({ renderForm: () => Promise.resolve() });
  anna = site.visitor();
  await publishPage(site, { receiptTo: 'email' }, { properties: { photo: filesField() } });
}

const rows = (at = site) => at.database.db.selectFrom('form_upload').selectAll().orderBy('created_at').execute();
async function submit(answers: object, visitor = anna, formVersion = 1) {
  await visitor.solveCaptcha();
  return visitor.request('ownSubmitForm', { path, body: { formVersion, answers: { name: 'Anna', ...answers } } });
}
const storedFiles = async () => {
  const files = [];
  for await (const file of site.app.services.exports.formFiles(path.formId)) files.push(file);
  return files;
};

describe('a file', () => {
  beforeAll(open);
  beforeEach(() => {
    anna = site.visitor();
  });
  afterAll(() => site.close());

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a script named as a picture', () => Buffer.from('<script>alert(1)</script>'), 'upload.wrongType'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'upload.wrongType'],
    ['an empty file', () => Buffer.alloc(0), 'upload.wrongType'],
    ['a damaged picture', () => photo.subarray(0, 400), 'upload.damaged'],
    ['a picture with the test virus', () => Buffer.concat([photo, Buffer.from(EICAR)]), 'upload.infected'],
    ['a PDF with the test virus', () => pdfWith(EICAR), 'upload.infected'],
    ['a PDF that is a web page too', () => Buffer.concat([Buffer.from('<html>'), pdfWith()]), 'upload.wrongType'],
    ['a PDF that is an archive too', () => Buffer.concat([pdfWith(), Buffer.from('PK\x05\x06')]), 'upload.damaged'],
    ['a PDF with a script', () => pdfWith('3 0 obj << /S /JavaScript /JS (x) >> endobj\n'), 'upload.activeContent'],
    ['a PDF with an escaped name', () => pdfWith('3 0 obj << /S /J#61vaScript >> endobj\n'), 'upload.activeContent'],
    ['a PDF that starts a program', () => pdfWith('3 0 obj << /S /Launch >> endobj\n'), 'upload.activeContent'],
    ['a PDF with attachments', () => pdfWith('3 0 obj << /EmbeddedFiles 4 0 R >> endobj\n'), 'upload.activeContent'],
    ['an encrypted PDF', () => pdfWith('trailer << /Encrypt 4 0 R >>\n'), 'upload.activeContent'],
    ['a PDF with a hidden script', () => pdfWith(objectStream('3 0 << /S /JavaScript >>')), 'upload.activeContent'],
    [
      'a PDF with a doubly encoded stream',
      () => pdfWith(objectStream('3 0 <<>>', '/N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]')),
      'upload.activeContent',
    ],
    [
      'a PDF that hides its object stream',
      () => pdfWith(objectStream('3 0 << /S /Launch >>', '/First 4 /X (endobj 9 0 obj)')),
      'upload.activeContent',
    ],
    [
      'a PDF compressed twice',
      () => pdfWith(objectStream(deflateSync('3 0 << /S /Launch >>').toString('latin1'))),
      'upload.activeContent',
    ],
    ['a PDF whose stream grows', () => pdfWith(objectStream('0'.repeat(110_000_000))), 'upload.activeContent'],
  ])('rejects %s and stores nothing', async (_what, make, reason) => {
    expect(errorOf(await sendFile(anna, await make()))).toEqual({ code: 400, reason, fields: ['/body/file'] });
    expect(await rows()).toEqual([]);
  });

  test('rejects a picture of 900 megapixels by its header', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    expect(errorOf(await sendFile(anna, png))).toMatchObject({
      reason: expect.stringMatching(/tooManyPixels|damaged/),
    });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\anna\\badge.JPEG', 'badge.jpg'],
    ['evil.exe', 'evil.exe.jpg'],
    ['photo‮gpj.exe', 'photogpj.exe.jpg'],
    ['...', 'file.jpg'],
    ['a<b>:c?.jpg', 'a-b--c-.jpg'],
  ])('names the file %j safely: %j', async (name, stored) => {
    expect(referenceOf(await sendFile(anna, photo, { name })).name).toBe(stored);
  });
});

describe('a stored file', () => {
  beforeEach(open);
  afterEach(() => site.close());

  test('stores a picture upright and without metadata, encrypted, and links it to its submission', async () => {
    const reference = referenceOf(await sendFile(anna, photo));
    expect(reference).toMatchObject({ name: 'badge.jpg', type: 'image/jpeg', id: expect.stringMatching(/^\w{26}$/) });
    const [row] = await rows();
    expect(row).toMatchObject({ submission_id: null, field: 'photo', session: anna.session });
    expect(Buffer.from(row!.sealed).includes('JFIF')).toBe(false);
    expect((await submit({ photo: [reference] })).code).toBe(200);
    expect(await rows()).toMatchObject([{ submission_id: expect.any(String), session: '', client: '' }]);
    const [file] = await storedFiles();
    expect(file?.bytes.length).toBe(reference.size);
    expect([photo, file!.bytes].map((bytes) => bytes.includes('SecretCam'))).toEqual([true, false]);
    const { exif, width, height, orientation } = await sharp(file!.bytes).metadata();
    expect({ exif, width, height, orientation }).toEqual({
      exif: undefined,
      width: 40,
      height: 60,
      orientation: undefined,
    });
  });

  test('reduces a large picture to 4,000 pixels', async () => {
    const reference = referenceOf(await sendFile(anna, await photoWithPlace(5_000, 100)));
    await submit({ photo: [reference] });
    expect(await sharp((await storedFiles())[0]!.bytes).metadata()).toMatchObject({ width: 80, height: 4_000 });
  });

  test('stores what follows the end of a picture neither as a script nor at all', async () => {
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert("polyglot")</script>')]);
    const reference = referenceOf(await sendFile(anna, polyglot));
    await submit({ photo: [reference] });
    expect((await storedFiles())[0]!.bytes.includes('polyglot')).toBe(false);
  });

  test('accepts a plain PDF, also with compressed objects, and stores it as it is', async () => {
    const pdf = pdfWith(objectStream('3 0 << /Type /Page >>'));
    const reference = referenceOf(await sendFile(anna, pdf, { name: 'Каталог 2026.PDF' }));
    expect(reference).toMatchObject({ name: 'Каталог 2026.pdf', size: pdf.length, type: 'application/pdf' });
    await submit({ photo: [reference] });
    expect((await storedFiles())[0]!.bytes.equals(pdf)).toBe(true);
  });

  test('accepts what the field accepts only', async () => {
    const pictures = filesField({ accept: 'image/png', maxSize: 0.1, maxCount: 1 });
    const properties = { photo: filesField(), logo: pictures, note: textField('Note') };
    await publishPage(site, {}, { version: 2, properties });
    const send = (bytes: Buffer, field = 'logo') => sendFile(anna, bytes, { field });
    expect(errorOf(await send(photo))).toMatchObject({ reason: 'upload.wrongType' });
    const noise = { create: { width: 300, height: 300, channels: 3, background: '#fff' } } as const;
    const large = sharp({ ...noise, create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
    expect(await send(await large.png().toBuffer())).toMatchObject({ message: 'The file is larger than 0.1 MB' });
    for (const field of ['note', 'missing', 'name'])
      expect(errorOf(await send(photo, field))).toMatchObject({ reason: 'upload.fieldUnknown' });
    const png = await sharp(photo).png().toBuffer();
    const two = [await send(png), await send(png)].map(referenceOf);
    expect(errorOf(await submit({ logo: two }, anna, 2))).toMatchObject({ fields: ['/body/answers/logo'] });
    expect((await submit({ logo: two.slice(1) }, anna, 2)).code).toBe(200);
  });

  test('other forms and closed pages take no files', async () => {
    expect(errorOf(await sendFile(anna, photo, { formId: 'media-card' }))).toEqual({
      code: 404,
      reason: 'record.notFound',
    });
    await publishPage(site, { closes: '2026-03-10T09:00+08:00' }, { version: 2, properties: { photo: filesField() } });
    expect(errorOf(await sendFile(anna, photo))).toEqual({ code: 409, reason: 'form.closed' });
  });

  test('only the session that uploaded a file submits it, once, for its field, as it was stored', async () => {
    const properties = { photo: filesField(), other: filesField() };
    await publishPage(site, {}, { version: 2, properties });
    const reference = referenceOf(await sendFile(anna, photo));
    const unknown = (pointer: string) => ({ code: 400, reason: 'upload.unknown', fields: [`/body/answers${pointer}`] });
    expect(errorOf(await submit({ photo: [reference] }, site.visitor(), 2))).toEqual(unknown('/photo/0'));
    expect(errorOf(await submit({ other: [reference] }, anna, 2))).toEqual(unknown('/other/0'));
    for (const change of [{ name: 'x.jpg' }, { size: reference.size + 1 }, { type: 'image/png' }])
      expect(errorOf(await submit({ photo: [{ ...reference, ...change }] }, anna, 2))).toEqual(unknown('/photo/0'));
    const invented = { ...reference, id: '0'.repeat(26) };
    expect(errorOf(await submit({ photo: [reference, invented] }, anna, 2))).toEqual(unknown('/photo/1'));
    expect(errorOf(await submit({ photo: [{ ...reference, path: '/etc' }] }, anna, 2))).toMatchObject({
      reason: 'form.answerInvalid',
    });
    expect((await submit({ photo: [reference] }, anna, 2)).code).toBe(200);
    // The same answers again are a repetition; in others the file is no longer available.
    expect((await submit({ photo: [reference] }, anna, 2)).code).toBe(200);
    expect(errorOf(await submit({ photo: [reference], name: 'B' }, anna, 2))).toEqual(unknown('/photo/0'));
  });

  test('two submissions at once with the same file: one of them gets it', async () => {
    const reference = referenceOf(await sendFile(anna, photo));
    await anna.solveCaptcha();
    await anna.solveCaptcha();
    const send = (name: string) =>
      anna.request('ownSubmitForm', { path, body: { formVersion: 1, answers: { name, photo: [reference] } } });
    const responses = await Promise.all([send('One'), send('Two')]);
    expect(responses.map(({ code }) => code).toSorted()).toEqual([200, 400]);
    expect(await site.database.db.selectFrom('form_submission').selectAll().execute()).toHaveLength(1);
  });

  test('files in rows belong to the field of the row', async () => {
    const guests = {
      type: 'array',
      title: inAll('Guests'),
      'x-decorator': 'FormItem',
      'x-component': 'ArrayCards',
      items: { type: 'object', properties: { badge: filesField() } },
    };
    await publishPage(site, {}, { version: 2, properties: { photo: filesField(), guests } });
    const [first, second] = [
      referenceOf(await sendFile(anna, photo, { field: 'guests.badge' })),
      referenceOf(await sendFile(anna, photo, { field: 'guests.badge' })),
    ];
    const twice = await submit({ guests: [{ badge: [first] }, { badge: [first] }] }, anna, 2);
    expect(errorOf(twice)).toMatchObject({ fields: ['/body/answers/guests/1/badge/0'] });
    expect((await submit({ guests: [{ badge: [first] }, { badge: [second] }] }, anna, 2)).code).toBe(200);
  });

  test('a visitor removes an own file until it is submitted', async () => {
    const { id } = referenceOf(await sendFile(anna, photo));
    const remove = (visitor: TestVisitor) => visitor.request('ownRemoveUpload', { path: { ...path, id } });
    expect(errorOf(await remove(site.visitor()))).toEqual({ code: 404, reason: 'upload.notFound' });
    expect((await remove(anna)).code).toBe(200);
    expect(await rows()).toEqual([]);
    const sent = referenceOf(await sendFile(anna, photo));
    await submit({ photo: [sent] });
    expect((await anna.request('ownRemoveUpload', { path: { ...path, id: sent.id } })).code).toBe(404);
  });

  test('deletes files after a day unless they are submitted', async () => {
    await submit({ photo: [referenceOf(await sendFile(anna, photo))] });
    await sendFile(anna, photo);
    site.clock.advance({ hours: 23 });
    await site.app.services.retention.run();
    expect(await rows()).toHaveLength(2);
    site.clock.advance({ hours: 2 });
    await site.app.services.retention.run();
    expect(await rows()).toMatchObject([{ submission_id: expect.any(String) }]);
  });

  test('limits the files of a network by number and by bytes that are not submitted', async () => {
    const client = site.visitor({ clientIp: '203.0.113.9' });
    const megabytes = (count: number) =>
      site.database.db
        .updateTable('form_upload')
        .set({ size: count * 1024 * 1024 })
        .execute();
    expect((await sendFile(client, photo)).code).toBe(200);
    await megabytes(100);
    const tooMuch = { code: 429, reason: 'upload.tooMuch' };
    expect(errorOf(await sendFile(client, photo))).toEqual(tooMuch);
    expect((await sendFile(anna, photo)).code).toBe(200);
    await megabytes(1_001);
    expect(errorOf(await sendFile(site.visitor(), photo))).toMatchObject({ reason: 'server.unavailable' });
    for (let count = 2; count < 40; count++) await sendFile(client, Buffer.from('no'));
    expect(errorOf(await sendFile(client, photo))).toMatchObject({ code: 429, reason: 'limit.exceeded' });
  });

  test('without a scanner only pictures are accepted; a broken one accepts nothing', async () => {
    const send = async (options: Parameters<typeof buildTestApp>[0], bytes: Buffer) => {
      const other = await buildTestApp({ renderForm: () => Promise.resolve(), ...options });
      await publishPage(other, {}, { properties: { photo: filesField() } });
      const response = await sendFile(other.visitor(), bytes);
      await other.close();
      return response.code === 200 ? 200 : errorOf(response);
    };
    expect(await send({ sandbox: false }, photo)).toBe(200);
    expect(await send({ sandbox: false }, pdfWith())).toMatchObject({ reason: 'upload.pdfNotAccepted' });
    const scanner = { scan: () => Promise.resolve('failed' as const), close: () => Promise.resolve() };
    expect(await send({ scanner }, photo)).toMatchObject({ code: 503, reason: 'server.unavailable' });
  });

  test('exports the names in their cell and the files next to it', async () => {
    const [one, two] = [referenceOf(await sendFile(anna, photo)), referenceOf(await sendFile(anna, photo))];
    const { number } = (await submit({ photo: [one, two] })).data as { number: string };
    const folder = await mkdtemp(join(tmpdir(), 'form-uploads-'));
    const file = join(folder, 'tour.csv');
    const run = exportRecords.prepare(['form:factory-tour', '--format', 'csv', '--language', 'en', '--file', file]);
    const lines = await run?.(site.app.services);
    expect(lines?.[1]).toBe(`${file}.files: 2 files, a folder for each submission.`);
    expect(await readFile(file, 'utf8')).toContain('badge.jpg; badge.jpg');
    expect(await readdir(join(`${file}.files`, number))).toEqual(['badge (2).jpg', 'badge.jpg']);
    expect((await sharp(await readFile(join(`${file}.files`, number, 'badge.jpg'))).metadata()).format).toBe('jpeg');
    await rm(folder, { recursive: true });
  });

  test('an erasure deletes the files with the submission, a migration those whose answer it drops', async () => {
    const email = newEmail();
    await submit({ email, photo: [referenceOf(await sendFile(anna, photo))] });
    const boris = site.visitor();
    await submit({ photo: [referenceOf(await sendFile(boris, photo))] }, boris);
    await runPrivacyRequest(site.app.services.personalData, { action: 'erase', contact: { email } });
    expect(await rows()).toHaveLength(1);
    const result = await site.app.services.publishing.publish({
      formId: path.formId,
      document: JSON.stringify({
        formId: path.formId,
        version: 2,
        title: inAll('Tour'),
        page: {},
        schema: { type: 'object', properties: { name: textField('Name'), email: textField('Email') } },
      }),
      migration: JSON.stringify({ formId: path.formId, from: 1, to: 2, steps: [{ drop: 'photo' }] }),
    });
    expect(result).toMatchObject({ state: 'published' });
    await formVersions.prepare(['migrate', path.formId, '1', '2', '--apply'])?.(site.app.services);
    expect(await rows()).toEqual([]);
  });
});
