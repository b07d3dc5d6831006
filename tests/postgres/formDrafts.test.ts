/** Two replicas on one database: of concurrent saves of a draft one wins, and no text is lost without an error. */
import { FormVersionRepository } from '../../server/domain/forms/formVersionRepository';
import { ANNA, BORIS, draftOf, draftsOf, historyOf, type DraftCalls } from '../support/draftDesigners';
import { addField, nextText } from '../support/designer';
import { buildTestApp, type TestApp } from '../support/testApp';

const designers = { production: true, formDesigners: [ANNA, BORIS] };
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await buildTestApp({ connections: 12, designers });
  other = await buildTestApp({ database: { ...one.database, close: () => Promise.resolve() }, designers });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** Ten saves of the same revision by two designers on two replicas, at the same time. */
async function race(formId: string, revision: number) {
  const callers = [draftsOf(one, ANNA, formId), draftsOf(other, BORIS, formId)] as const;
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? callers[1] : callers[0]).save(`text ${index} from ${revision}`, revision),
    ),
  );
  return { responses, codes: responses.map(({ code }) => code).toSorted() };
}

const ONE_WINS = [200, ...Array.from({ length: 9 }, () => 409)];

test('one of ten concurrent saves succeeds, of a new draft and of an existing one', async () => {
  const anna = draftsOf(one, ANNA, 'race');
  for (const revision of [0, 1]) {
    const { responses, codes } = await race('race', revision);
    expect(codes).toEqual(ONE_WINS);
    const winner = responses.find(({ code }) => code === 200);
    expect((await anna.read()).data).toEqual(winner?.data);
    one.clock.advance({ minutes: 6 });
    other.clock.advance({ minutes: 6 });
  }
  expect(await historyOf(anna)).toHaveLength(2);
});

test('control: without the lock more than one save succeeds, or the key is violated', async () => {
  const unlocked = jest.spyOn(FormVersionRepository.prototype, 'lock').mockResolvedValue();
  expect((await race('unlocked', 0)).codes).not.toEqual(ONE_WINS);
  unlocked.mockRestore();
});

test('two designers who save in turn, each from the newest revision, lose no text', async () => {
  /** Adds words, and after a conflict begins again from the newest revision. */
  const write = async (calls: DraftCalls, words: string[]) => {
    for (const word of words)
      for (;;) {
        const { code, data } = await calls.read();
        const draft = data ? draftOf({ code, data, message: '' }) : { document: '', revision: 0 };
        const saved = await calls.save(`${draft.document} ${word}`.trim(), draft.revision);
        if (saved.code === 200) {
          await calls.lock('unlock');
          break;
        }
        expect(saved.code).toBe(409);
      }
  };
  await Promise.all([
    write(draftsOf(one, ANNA, 'turns'), ['a1', 'a2', 'a3', 'a4', 'a5']),
    write(draftsOf(other, BORIS, 'turns'), ['b1', 'b2', 'b3', 'b4', 'b5']),
  ]);
  const { document } = draftOf(await draftsOf(one, ANNA, 'turns').read());
  expect(document.split(' ').toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'b4', 'b5']);
});

test('a save that arrives while the draft is published is no part of it, and not lost', async () => {
  const document = await nextText(one, 'visitor-en', addField());
  const [anna, boris] = [draftsOf(one, ANNA), draftsOf(other, BORIS)];
  const { revision } = draftOf(await anna.save(document, 0));
  await boris.review('approve', revision);
  const [published, saved] = await Promise.all([
    boris.publish(document),
    anna.save(`${document} `.replace('40', '41'), revision),
  ]);
  // Whichever came first: the save ended the approval, or the publication ended the draft.
  expect([published.code, saved.code].toSorted()).toEqual([200, 409]);
  expect((await anna.read()).code).toBe(saved.code === 200 ? 200 : 404);
});
