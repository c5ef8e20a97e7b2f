import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './lib/store/sql/schema*.ts',
    './server/accounts/schema*.ts',
    './server/digest-mail/schema*.ts',
    './server/jobs/schema*.ts',
    './server/oauth/schema*.ts',
    './server/ports/schema*.ts',
    './server/webhooks/schema*.ts',
  ],
  out: './server/database/migrations',
});
