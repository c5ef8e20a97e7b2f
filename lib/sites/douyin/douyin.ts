import { Failure } from '../../contract/failure.ts';
import { metadataOnlySite } from '../metadata-only-site.ts';
import { douyinAddress } from './address.ts';

/** Matches the title of the captcha page. */
const check = /验证码|verify|captcha/i;

/** Douyin. Its subtitles are part of the video image. */
export const douyin = metadataOnlySite('douyin', douyinAddress, ({ tabTitle }) => {
  if (check.test(tabTitle)) throw new Failure('botCheck', 'Douyin asks for a captcha');
});
