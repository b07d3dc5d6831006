/** The badge that the link of a confirmation opens, on whatever device. */
import { isApiError } from '@/api/errors';
import { ownApi } from '@/api/own';
import { definePage } from '@/store/definePage';
import { needed } from '@/store/loading';
import { BadgeLinkView } from './BadgeLinkView';

const { ownBadgeLink } = ownApi.endpoints;
const queryOf = ({ token = '' }: Readonly<Record<string, string | undefined>>) => ({ token });

export const page = definePage({
  async load({ store: { dispatch }, params }) {
    const answer = await dispatch(ownBadgeLink.initiate(queryOf(params), { subscribe: false }));
    // A link that has ended is said by the page itself.
    const isGone = isApiError(answer.error) && answer.error.kind === 'answer' && answer.error.code === 404;
    if (!isGone) await needed(Promise.resolve(answer));
  },
  status: ({ params }, state) => (ownBadgeLink.select(queryOf(params))(state).data ? 200 : 404),
  head: () => ({ noindex: true }),
  Component: BadgeLinkView,
});
