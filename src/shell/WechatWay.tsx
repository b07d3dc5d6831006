import { WechatButton } from './components/WechatButton';
import { useMiniProgram } from './useMiniProgram';

/** The way back to the mini-program. A chunk of its own: only readers in WeChat see it. */
export function WechatWay() {
  const goBack = useMiniProgram();
  return <WechatButton onBack={() => void goBack()} />;
}
