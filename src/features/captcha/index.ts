export { useCaptcha, type CaptchaCalls } from './useCaptcha';
