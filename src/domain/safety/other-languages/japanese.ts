// Outright phrases in Japanese. Each sign is a word, so that no space is needed.

import type { OtherLanguage } from "./other-language.ts";

export const JAPANESE: OtherLanguage = {
  code: "ja",
  name: "Japanese",
  negators: `笑 ゃ`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        死にたい
        死にたくて
        死にたくな っ|り|る
        しにたい
        消えたい
        消えてしまいたい
        自 殺 ~1 し よ|た|ま|て
        自殺する
        自 殺 を 考|図|し|決|計
        自殺願望
        生きたくない
        生きていたくない
        生 き ~2 の ~1 が|は ~1 嫌|い|辛|つ|苦
        生きていけない
        生きていられない
        生きる意味が ~1 な|分|わ
        命 を 絶|断
        命を終わらせ
        人生を終わらせ
        首 を 吊|つ
        首 吊 り
        飛 び 降 り ~1 た|る|よ|ま
        電 車 に 飛 び 込
      `,
      unless: `
        わけじゃ
        わけでは
        と は ~1 思
        と 思 わ|っ ~1 な|て
      `,
    },
    {
      kind: "self-harm",
      phrases: `
        リストカット
        リスカ
        手 首 ~1 を ~1 切
        腕 を 切
        自傷
        自 分 ~2 を ~1 傷
        自分の体を傷
      `,
    },
    {
      kind: "abuse",
      phrases: `
        殴 ら|り|ら れ
        叩 か れ て|る|ま
        夫|彼|父|母|親|妻 ~3 が|に ~3 殴
        暴 力 を ~1 受|振|ふ
        家 庭 内 暴 力
        殺 さ れ そ う
        虐 待 さ れ
        レイプされ
      `,
    },
  ],
  mentions: `
    自 殺
    虐 待
  `,
};
