import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { configApi } from '@/api';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';

/** Asks for the newsletter and goes on to the page of success; rejects when it did not work. */
export function useSubscribe(): (email: string) => Promise<void> {
  const [configSubscribe] = configApi.endpoints.configSubscribe.useMutation();
  const locale = useSelector(selectLocale);
  const navigate = useNavigate();
  return useCallback(
    async (email) => {
      const language = locale === 'zh-cn' ? 1 : 2;
      await configSubscribe({ subscribeRequest: { email, language } }).unwrap();
      await navigate(`${paths.submitSuccess.href({ lang: locale })}?type=email-subscribe`);
    },
    [configSubscribe, locale, navigate],
  );
}
