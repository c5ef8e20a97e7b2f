import { expect, it } from 'vitest';
import { isAutomaticLabel } from './is-automatic-label.ts';

it.each([
  ...['English (auto-generated)', 'English [Automatic]', 'Deutsch (automatisch erzeugt)', 'Français (générés automatiquement)'],
  ...['Español (automáticos)', 'Português (gerada automaticamente)', 'Polski (wygenerowane automatycznie)', 'Türkçe (otomatik)'],
  ...['Русский (создано автоматически)', 'Tiếng Việt (được tạo tự động)', '中文（自动）', '中文（自动生成）', '自動字幕'],
  ...['日本語（自動生成）', '한국어(자동 생성됨)', '한국어 (자동)'],
])('%s is automatic', (label) => expect(isAutomaticLabel(label)).toBe(true));

it.each([
  ...['English', 'Autonomy', 'Automation', 'Automatisierung', 'Automatización', 'Otomasyon', 'Автоматизация', 'Tự động hóa'],
  ...['自动驾驶', '自動車', '자동차', '自动化'],
])('%s is not', (label) => expect(isAutomaticLabel(label)).toBe(false));
