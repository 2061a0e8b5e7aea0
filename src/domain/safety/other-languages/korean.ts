// Outright phrases in Korean.

import type { OtherLanguage } from "./other-language.ts";

const WISH =
  `싶어 싶다 싶어요 싶습니다 싶은 싶은데 싶네 싶네요 싶음 싶다고 싶어서 싶을 싶고 싶었어`.replaceAll(
    " ",
    "|",
  );
const TOGETHER = WISH.split("|")
  .map((ending) => `죽고${ending}`)
  .join("|");

export const KOREAN: OtherLanguage = {
  code: "ko",
  name: "Korean",
  negators: `안 배고파 웃겨`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        죽고 ~2 ${WISH}
        ${TOGETHER}
        죽어버리고|죽어 버리고? ~1 ${WISH}
        자살하고 ~1 ${WISH}
        자살할|자살하려고|자살하려|자살해야|자살하기로|자살할래|자살할까
        자살을|자살 ~2 생각|생각하고|생각해|생각해요|생각이|생각만|시도|시도했어|할|하고|결심
        살고 싶지 ~1 않아|않다|않아요|않습니다|않은|않네
        살기 싫어|싫다|싫어요|싫습니다|싫은
        살 이유가|의미가 없어|없다|없어요|없습니다
        목숨을 ~2 끊고|끊을|끊겠다|끊으려고|끊어
        나|저|스스로를|나를|자신을 ~1 죽이고 ${WISH}
        목을 ~1 매고|맬|매달고|매려고
        뛰어내리고|투신하고 ~1 ${WISH}
        뛰어내릴|투신할
      `,
      unless: `지`,
    },
    {
      kind: "self-harm",
      phrases: `
        손목을|팔을 ~1 그어|그었어|긋고|그었다|그어요|긋는다|베고
        자해해|자해를|자해했어|자해하고|자해해요|자해합니다
      `,
    },
    {
      kind: "abuse",
      phrases: `
        나를|저를|날|절 ~3 때려|때려요|때린다|때립니다|때리고|때렸어|폭행해|폭행해요|성폭행
        남편이|아빠가|엄마가|남자친구가|아버지가|어머니가|형이|오빠가 ~2 때려|때려요|때린다|때립니다|때렸어|때렸어요
        맞고 살아|살아요|있어|있어요
        폭행을|폭행|학대를|성폭행을 ~1 당해|당하고|당했어|당해요|당했어요
      `,
    },
  ],
  mentions: `자살`,
};
