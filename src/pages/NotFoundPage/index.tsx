import { definePage } from '@/store/definePage';

/** What no other route knows. The error page of the layout is what is shown. */
export const page = definePage({
  load: () => Promise.reject(new Response(null, { status: 404 })),
  Component: () => null,
});
