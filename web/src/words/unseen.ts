/** Characters that nobody sees and that turn or break the text around them; joiners of letters and emoji are none. */
const unseen = /[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A text from a record, safe to stand among others. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');
