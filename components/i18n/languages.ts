/** Languages that the interface speaks. */
export type UiLanguage = 'en' | 'zh-CN';

/** The first of the user's languages that the interface speaks; any Chinese is nearer to Simplified Chinese than English is. */
export function chooseLanguage(preferred: readonly string[]): UiLanguage {
  for (const tag of preferred) {
    const [primary] = tag.toLowerCase().split('-');
    if (primary === 'zh') return 'zh-CN';
    if (primary === 'en') return 'en';
  }
  return 'en';
}
