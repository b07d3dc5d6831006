import { useMemo, useState } from 'react';
import { wxApi } from '@/api/wx';
import { EarlierVisit } from '@/features/visitor/zh/EarlierVisit';
import { carryDraft } from '@/rules/forms/carry';
import type { FormDefinition } from '@/rules/forms/types';

interface TakeOverProps {
  form: FormDefinition;
  /** Nothing was typed yet: who goes on with a draft is not asked. */
  isNew: boolean;
  onFill: (values: Record<string, unknown>) => void;
}

/** Offers the registration of an earlier year, where the server knows one of the number that was proved. */
export function TakeOver({ form, isNew, onFill }: TakeOverProps) {
  // Decided when the form comes: typing makes a draft, and the offer must not go away under one's hands.
  const [isOffered] = useState(isNew);
  const { data } = wxApi.endpoints.wxItesPre.useQuery(undefined, {
    skip: !isOffered,
    // The answer hangs on the number that this session has proved.
    refetchOnMountOrArgChange: true,
  });
  const earlier = data?.registration;
  const values = useMemo(() => (earlier ? carryDraft({ ...earlier }, [], form) : {}), [earlier, form]);
  if (!earlier || Object.keys(values).length === 0) return null;
  const told = [values['name'], values['company'], values['address']].filter(Boolean).join(', ');
  return <EarlierVisit year={earlier.year} told={told} onFill={() => onFill(values)} />;
}
