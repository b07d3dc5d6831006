/** Designers with names, and their calls for the draft of a form. */
import type { OperationId } from '../../server/http/contract';
import type { Envelope } from './envelope';
import type { TestApp } from './testApp';

export const ANNA = { name: 'Anna Li', secret: 'annas-secret-of-forms' };
export const BORIS = { name: 'Boris Wang', secret: 'boris-secret-of-forms' };

export interface Draft {
  document: string;
  revision: number;
  author: string;
  changedAt: string;
  lock: { author: string; until: string } | null;
  review: { state: string; author: string; revision: number; at: string } | null;
}

/** The calls of a designer; each returns the envelope. */
export function draftsOf(site: TestApp, { secret }: { secret: string }, formId = 'visitor-en') {
  const visitor = site.visitor();
  const request = async (id: OperationId, body?: object, rest: { query?: object; path?: object } = {}) => {
    const query = rest.query as Record<string, string> | undefined;
    const path = { formId, ...rest.path };
    const response = await visitor.requestRaw(
      id,
      { path, body, ...(query && { query }) },
      { 'x-forms-secret': secret },
    );
    return response.json<Envelope>();
  };
  return {
    read: () => request('ownFormDraft'),
    save: (document: string, revision: number) => request('ownSaveFormDraft', { document, revision }),
    lock: (action: 'lock' | 'unlock' | 'takeOver') => request('ownLockFormDraft', { action }),
    review: (action: 'request' | 'approve' | 'withdraw', revision: number) =>
      request('ownReviewFormDraft', { action, revision }),
    discard: (revision: number) => request('ownDiscardFormDraft', undefined, { query: { revision: `${revision}` } }),
    revisions: () => request('ownFormDraftRevisions'),
    revision: (revision: number | string) =>
      request('ownFormDraftRevision', undefined, { path: { revision: `${revision}` } }),
    list: () => request('ownForms'),
    publish: (document: string) => request('ownPublishForm', { formId, document }),
  };
}

export type DraftCalls = ReturnType<typeof draftsOf>;

export const draftOf = ({ data }: Envelope): Draft => data;

/** Revision and action of each entry of the history, newest first. */
export async function historyOf(designer: DraftCalls): Promise<string[]> {
  const { revisions } = (await designer.revisions()).data as {
    revisions: { revision: number; author: string; action: string }[];
  };
  return revisions.map(({ revision, action, author }) => `${revision} ${action} ${author}`);
}
