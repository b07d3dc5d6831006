/** Links of mails, newsletter, pages and lists: each reason with its HTTP status. */

export const contentReasons = {
  'link.notFound': 404,
  'subscription.unsubscribed': 409,
  'download.notFound': 404,
  'download.logMissing': 409,
} as const;
