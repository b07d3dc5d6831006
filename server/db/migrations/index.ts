/** All migrations in order. A released migration must not be changed: add a new one. */
import { content } from './0001-content';
import { visitors } from './0002-visitors';
import { newsletter } from './0003-newsletter';
import { identity } from './0004-identity';
import { registrations } from './0005-registrations';
import { groups } from './0006-groups';
import { exhibition } from './0007-exhibition';
import { meetings } from './0008-meetings';
import { payments } from './0009-payments';
import { library } from './0010-library';
import { messages } from './0011-messages';
import { tracking } from './0012-tracking';
import { captcha } from './0013-captcha';
import { outboxOrder } from './0014-outbox-order';
import { wechat } from './0015-wechat';
import { wecom } from './0016-wecom';
import { boothReservations } from './0017-booth-reservations';
import { searchPostings } from './0020-search-postings';
import { formVersions } from './0021-form-versions';
import { boothOnce } from './0022-booth-once';
import { applications } from './0023-applications';
import { visaLetters } from './0024-visa-letters';
import { counselOnce } from './0025-counsel-once';
import { contentVersion } from './0026-content-version';
import { submissions } from './0031-submissions';
import { sessionCodes } from './0032-session-codes';
import { searchNetworks } from './0033-search-networks';
import { advertCounts } from './0034-advert-counts';
import { captchaWork } from './0035-captcha-work';
import { proofRegistration } from './0036-proof-registration';
import { partnerLinks } from './0037-partner-links';
import { exhibitParameters } from './0038-exhibit-parameters';
import { videoChapters } from './0039-video-chapters';
import { popularMeetings } from './0040-popular-meetings';
import { formDialects } from './0041-form-dialects';
import { formSubmissions } from './0042-form-submissions';
import { formDrafts } from './0043-form-drafts';
import { formUploads } from './0044-form-uploads';
import { formProgress } from './0045-form-progress';
import { formCases } from './0046-form-cases';
import { problemReports } from './0047-problem-reports';
import { contentChanged } from './0048-content-changed';
import { messageRecipients } from './0027-message-recipients';
import { documentClaims } from './0028-document-claims';
import { demoVisits } from './0029-demo-visits';
import { badgeLinks } from './0030-badge-links';

export interface Migration {
  name: string;
  statements: string[];
}

export const migrations: Migration[] = [
  content,
  visitors,
  newsletter,
  identity,
  registrations,
  groups,
  exhibition,
  meetings,
  payments,
  library,
  messages,
  tracking,
  captcha,
  outboxOrder,
  wechat,
  wecom,
  boothReservations,
  searchPostings,
  formVersions,
  boothOnce,
  applications,
  visaLetters,
  counselOnce,
  contentVersion,
  messageRecipients,
  documentClaims,
  demoVisits,
  badgeLinks,
  submissions,
  sessionCodes,
  searchNetworks,
  advertCounts,
  captchaWork,
  proofRegistration,
  partnerLinks,
  exhibitParameters,
  videoChapters,
  popularMeetings,
  formDialects,
  formSubmissions,
  formDrafts,
  formUploads,
  formProgress,
  formCases,
  problemReports,
  contentChanged,
];
