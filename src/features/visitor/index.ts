export { AtHand } from './components/AtHand';
export { Badge } from './components/Badge';
export { BadgeActions } from './components/BadgeActions';
export { Closed } from './components/Closed';
export { EarlierBadges } from './components/EarlierBadges';
export { FindMine, type FindFailure } from './components/FindMine';
export { InviteColleagues } from './components/InviteColleagues';
export { CardScan } from './zh/CardScan';
export { AbroadHint } from './zh/AbroadHint';
export { MeetingChoice, type ChoiceFailure } from './zh/MeetingChoice';
export { QrCode } from './components/QrCode';
export { WechatPay } from './zh/WechatPay';
export { PayPanel } from './zh/PayPanel';
export { ProvedForm } from './zh/ProvedForm';
export { ProvedNumber } from './zh/ProvedNumber';
export { readCard, type CardField, type ReadCard } from './zh/cardValues';
export { chineseForm } from './zh/chineseForm';
export { useDocumentDispute, type DocumentDispute } from './zh/useDocumentDispute';
export { useFeeText, usePrice } from './useFee';
export { documentFailure } from './zh/documentFailure';
export { useEntry, type Entry } from './zh/useEntry';
export { closedPhase, type ClosedPhase } from './components/NoForm';
export { OwnHint } from './components/OwnHint';
export { ResultHead } from './components/ResultHead';
export { ResultLayout } from './components/ResultLayout';
export { Bring, ResultLinks } from './components/ResultMore';
export { SidePanel } from './components/SidePanel';
export { Way } from './components/Way';
export { fullName, toFormValues, toRequest } from './conversions';
export { editedForm } from './editedForm';
export { mineMessages, referralMessages, signOutMessages } from './mine/messages';
export { MineFacts } from './mine/MineFacts';
export { ReferralHint } from './mine/ReferralHint';
export { keepVisit } from './keepVisit';
export { jobTitleOf } from './labels';
export { badgeLinkMessages, feeMessages, returnMessages, wayMessages } from './messages';
export { EarlierVisit } from './zh/EarlierVisit';
export { InvitationNote } from './zh/InvitationNote';
export { useRegions } from './zh/useRegions';
export {
  choiceMessages,
  entryMessages,
  invitationMessages,
  meMessages,
  mobilePayMessages,
  payMessages,
} from './zh/messages';
export { useOpenMine } from './useOpenMine';
export { useAnother } from './useAnother';
export { useInvite } from './useInvite';
export { useInvited } from './useInvited';
export { crumbsTo, visitCrumbs } from './visitCrumbs';
export { contactOf, hasFee, nextHref, stepAt, wayOf, ways, type VisitorWay, type WayName } from './ways';
