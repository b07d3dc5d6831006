/** Error reasons of mail links, newsletter, pages and lists, with their HTTP statuses. */

export const contentReasons = {
  'link.notFound': 404,
  'subscription.unsubscribed': 409,
  'download.notFound': 404,
  'download.logMissing': 409,
} as const;
