export { useGuardedSend } from './useGuardedSend';
export { useSendCode } from './useSendCode';
