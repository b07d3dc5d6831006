import { SignInPanel } from './SignInPanel';

const links = { retryHref: '/wx-redirect?f=%2Fen', homeHref: '/en' };
const pending = () => new Promise<boolean>(() => undefined);
const failed = () => Promise.resolve(false);

export const Pending = () => <SignInPanel {...links} proceed={pending} />;

export const Failed = () => <SignInPanel {...links} proceed={failed} />;
