const hour =
  '(?:hours?|hrs?|stunden?|heures?|horas?|or[ae]|uur|uren|час(?:а|ов)?|godzin[ay]?|saat|giờ|tiếng|jam|ساعات?|घंट[ाे]|小时|小時|時間|시간)';

/** Matches a word for an hour, and one that stands after a number. */
export const hourWord = new RegExp(`^${hour}$`, 'iu');
export const hourUnit = new RegExp(`^\\s?${hour}(?!\\p{Script=Latin}|\\p{Script=Cyrillic})`, 'iu');
