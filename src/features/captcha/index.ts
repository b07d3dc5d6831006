export { useCaptchaCalls } from './useCaptchaCalls';
export { useGuardedSend } from './useGuardedSend';
export { useCaptcha, type CaptchaCalls } from './useCaptcha';
export { useSendCode, type CodeSender } from './useSendCode';
