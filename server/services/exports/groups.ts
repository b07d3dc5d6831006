/** Delegations: a row a member, with what is the group's own in each; a group without members has one row. */
import type { ExportedGroup, ExportedMember } from '../../repositories/exports';
import { howItCame, type Fact } from './source';
import { exportWords as words, states, titles } from './words';

export interface GroupLine {
  group: ExportedGroup;
  member: ExportedMember | null;
}

const ofGroup = (facts: readonly Fact<ExportedGroup>[]): Fact<GroupLine>[] =>
  facts.map((fact) => ({ ...fact, of: ({ group }, locale) => fact.of(group, locale) }));

const ofMember = (facts: readonly Fact<ExportedMember>[]): Fact<GroupLine>[] =>
  facts.map((fact) => ({ ...fact, of: ({ member }, locale) => (member ? fact.of(member, locale) : null) }));

export const groupFacts: readonly Fact<GroupLine>[] = [
  ...ofGroup([
    { title: titles.company, width: 30, of: ({ company }) => company },
    { title: titles.state, width: 14, of: ({ state }, locale) => states.group[state][locale] },
    { title: titles.contact, width: 20, of: ({ contact_name }) => contact_name },
    { title: titles.contactMobile, width: 18, of: ({ contact_mobile }) => contact_mobile },
    { title: titles.contactEmail, width: 30, of: ({ contact_email }) => contact_email },
    { title: titles.visitDay, width: 14, of: ({ visit_day }) => (visit_day === null ? null : { day: visit_day }) },
    { title: titles.carNumbers, width: 30, of: ({ car_nos }) => car_nos.join('; ') },
    { title: titles.remarks, width: 30, of: ({ remarks }) => remarks },
    { title: titles.created, width: 20, of: ({ created_at }) => created_at },
  ]),
  ...ofMember([
    { title: titles.name, width: 20, of: ({ name }) => name },
    { title: titles.mobile, width: 18, of: ({ mobile }) => mobile },
    { title: titles.email, width: 30, of: ({ email }) => email },
    { title: titles.jobTitle, width: 20, of: ({ job_title }) => job_title },
    { title: titles.department, width: 20, of: ({ department }) => department },
    { title: titles.document, of: ({ document_kind }, locale) => words[document_kind ? 'yes' : 'no'][locale] },
    { title: titles.number, width: 16, of: ({ number }) => number },
  ]),
  {
    title: titles.leads,
    of: ({ group, member }, locale) => member && words[member.id === group.master_id ? 'yes' : 'no'][locale],
  },
  ...ofGroup([...howItCame]),
];
