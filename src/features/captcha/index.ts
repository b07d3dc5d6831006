export { useCaptchaCalls } from './useCaptchaCalls';
export { useCaptcha, type CaptchaCalls } from './useCaptcha';
export { useSendCode, type CodeSender } from './useSendCode';
