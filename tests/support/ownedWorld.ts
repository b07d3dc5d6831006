/** Persons who own one record of each kind, with unique texts. */
import {
  makeChineseQuestionnaireBody,
  makeChineseBody,
  createGroup,
  newEmail,
  newMobile,
  makeQuestionnaireBody,
  registerVisitor,
  type Group,
  type Registration,
} from './factories';
import { enrolled, meetingWith, type Enrolment } from './meetings';
import type { Envelope, TestApp, TestVisitor } from './testApp';
import { memberRow, upload, workbookOf } from './workbooks';
import { newestOf } from './newestOf.mjs';

export interface OwnedWorld {
  /** Has the ticket of the registration in Chinese. */
  zh: TestVisitor;
  mobile: string;
  chinese: Registration;
  partnerId: string;
  /** Has the ticket of the English registration. */
  en: TestVisitor;
  email: string;
  english: Registration;
  /** Has the ticket of the delegation. */
  leader: TestVisitor;
  group: Group;
  importId: string;
  /** Has the ticket of two enrolments: a free one, and one awaiting payment, with its order. */
  guest: TestVisitor;
  guestMobile: string;
  freeMeeting: string;
  free: Enrolment;
  due: Enrolment;
  orderId: string;
  /** Texts that only their owner may see. */
  secrets: string[];
}

const dataOf = <T>({ code, data }: Envelope): T => {
  if (code !== 200) throw new Error(`The call returned ${code}: ${JSON.stringify(data)}`);
  return data;
};

let worlds = 0;

export async function ownedWorld(site: TestApp): Promise<OwnedWorld> {
  worlds += 1;
  const name = `专有名字${'甲乙丙丁'.charAt(worlds % 4)}${worlds}`;
  const company = `Nowhere else ${worlds} Works`;

  const zh = site.visitor({ locale: 'zh-cn' });
  const mobile = newMobile();
  await zh.verifyMobile(mobile);
  const inserted = dataOf<{ registration: Registration }>(
    await zh.request('visitorInsert', { body: makeChineseBody(mobile, { name, company }) }),
  ).registration;
  const chinese = dataOf<{ registration: Registration }>(
    await zh.request('visitorSubmitQuestion', { body: makeChineseQuestionnaireBody(inserted.id) }),
  ).registration;
  const partnerMobile = newMobile();
  const partners = { partners: [{ name: `${name}之友`, mobile: partnerMobile }], invite: false };
  await zh.request('visitorAddPartners', { body: { registrationId: chinese.id, ...partners } });
  const [partner] = dataOf<{ id: string }[]>(
    await zh.request('visitorPartners', { query: { registrationId: chinese.id } }),
  );

  const en = site.visitor();
  const email = newEmail();
  const first = await registerVisitor(en, email, { lastName: `Onlyhere${'abcdefgh'.charAt(worlds % 8)}`, company });
  const english = dataOf<{ registration: Registration }>(
    await en.request('visitorEnSubmitQuestion', { body: makeQuestionnaireBody(first.id) }),
  ).registration;

  const leader = site.visitor({ locale: 'zh-cn' });
  const group = await createGroup(leader, 5);
  const file = { name: 'members.xlsx', bytes: workbookOf([memberRow()]) };
  const { importId } = dataOf<{ importId: string }>(
    await upload(leader, 'groupExcelImport', { groupId: group.id }, file),
  );

  const freeMeeting = await meetingWith(site, 'spindle-health');
  const { guest, mobile: guestMobile, enrolment: free } = await enrolled(site, freeMeeting);
  const clinic = await meetingWith(site, 'toolpath-clinic');
  const body = {
    formId: 'meeting-enrol',
    formVersion: newestOf('meeting-enrol'),
    meetingId: clinic,
    name,
    mobile: guestMobile,
    privacyAgreed: true,
    answers: {},
  };
  const due = dataOf<{ enrolment: Enrolment }>(await guest.request('meetingEnroll', { body })).enrolment;
  const { id: orderId } = dataOf<{ id: string }>(await guest.request('meetingPay', { body: { enrolmentId: due.id } }));

  return {
    zh,
    mobile,
    chinese,
    partnerId: partner?.id ?? '',
    en,
    email,
    english,
    leader,
    group,
    importId,
    guest,
    guestMobile,
    freeMeeting,
    free,
    due,
    orderId,
    secrets: [name, company, mobile, email, partnerMobile, guestMobile, ...group.users.map((user) => user.mobile)],
  };
}
