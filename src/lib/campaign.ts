/** What campaigns, mails and messengers add to an address to count who came by it. It is read once, when a visit begins; no page says anything else for it. */

/** The site's own, those of advertisers and mailings, and those with which WeChat passes an address on. */
const NAMES = new Set([
  'source',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'yclid',
  'bd_vid',
  'li_fat_id',
  'mc_cid',
  'mc_eid',
  'spm',
  'from',
  'isappinstalled',
]);

/** Whether a key of a query counts a campaign. */
export const isCampaignKey = (name: string): boolean => name.startsWith('utm_') || NAMES.has(name);

/** A query without what counts a campaign. */
export const withoutCampaign = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !isCampaignKey(name)));
