/** Calls of WeChat. */
export { wxApi } from './generated/wx.gen';
