import { phrases } from './language.svelte.ts';

export const plots = phrases({
  asTable: { en: 'Show as a table', de: 'Als Tabelle zeigen', nl: 'Als tabel tonen' },
});
