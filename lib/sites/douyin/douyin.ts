import { Failure } from '../../contract/failure.ts';
import { describedOnly } from '../described-only.ts';
import { douyinAddress } from './address.ts';

/** The page that asks to move a slider is called a check in between. */
const check = /验证码|verify|captcha/i;

/** Subtitles here are part of the picture. */
export const douyin = describedOnly('douyin', douyinAddress, ({ tabTitle }) => {
  if (check.test(tabTitle)) throw new Failure('botCheck', 'Douyin asks for a captcha');
});
