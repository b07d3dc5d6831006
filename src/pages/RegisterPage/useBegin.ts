import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { verifyApi } from '@/api/verify';
import { visitorApi } from '@/api/visitor';
import type { FindFailure } from '@/features/visitor/components/FindMine';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { nextHref, ways } from '@/features/visitor/ways';
import { entryMessages } from '@/features/visitor/zh/messages';
import type { Entry } from '@/features/visitor/zh/useEntry';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import type { AppDispatch } from '@/store/makeStore';

interface BeginOptions {
  lang: Locale;
  moves: boolean;
  /** Asks a captcha, where the server wants one more. */
  solve: () => Promise<boolean>;
  keep: (entry: Entry) => void;
}

/** What the contract takes as a free code. */
const REDEEM_CODE = /^[0-9A-Z]{6,16}$/;

/** Proves the number, opens the registration that is there, or goes on to the form with what was proved. */
export function useBegin({ lang, moves, solve, keep }: BeginOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const lost = formatMessage(formMessages.lost);
  const open = useOpenMine('mobile', solve);
  // A code is good once, its proof for half an hour: what fails after it needs no new one.
  const proved = useRef<string | null>(null);

  const refusedCode = (error: unknown): FindFailure => {
    const { errors = [], message } = toFailure(error, lost);
    const ofCode = errors.find(({ pointer }) => pointer === '/path/code')?.message;
    return ofCode === undefined ? { general: errors[0]?.message ?? message } : { code: ofCode };
  };
  /** A new number of a registration is proved alone: whose it is otherwise is not this visitor's to open. */
  const proveAlone = async (mobile: string, code: string): Promise<FindFailure | null> => {
    const { error } = await dispatch(verifyApi.endpoints.verifySmsValidate.initiate({ mobile, code }));
    return error ? refusedCode(error) : null;
  };
  const proveOrOpen = async (mobile: string, code: string): Promise<FindFailure | 'opened' | null> => {
    const opened = await open(mobile, code);
    if ('failure' in opened) return opened.failure;
    const data = opened.found;
    if (data.registration) {
      await navigate(nextHref(data.registration, lang));
      return 'opened';
    }
    return data.exists ? { contact: formatMessage(entryMessages.exists) } : null;
  };

  return async (mobile: string, code: string, given: string): Promise<FindFailure | { redeem: string } | void> => {
    if (proved.current !== mobile) {
      const ended = await (moves ? proveAlone : proveOrOpen)(mobile, code);
      if (ended === 'opened') return;
      if (ended) return ended;
      proved.current = mobile;
    }
    const redeemCode = given.trim().toUpperCase();
    if (redeemCode && !REDEEM_CODE.test(redeemCode)) return { redeem: formatMessage(entryMessages.redeemShape) };
    if (redeemCode) {
      const { error } = await dispatch(visitorApi.endpoints.visitorRedeemCode.initiate({ code: redeemCode, mobile }));
      const failure = error && toFailure(error, lost);
      if (failure?.reason === 'verify.proofMissing') proved.current = null;
      if (failure) return { redeem: failure.errors?.[0]?.message ?? failure.message ?? lost };
    }
    keep({ mobile, ...(redeemCode && { redeemCode }) });
    await navigate(moves ? ways.zh.hrefs(lang).edit : paths.registerInfo.href({ lang }));
  };
}
