// Outright phrases in Chinese, in both scripts. Each sign is a word, so that no space is needed.

import type { OtherLanguage } from "./other-language.ts";

export const CHINESE: OtherLanguage = {
  code: "zh",
  name: "Chinese",
  negators: `不 没 沒 别 別 累 饿 餓 笑 热 熱`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        想 死
        想 去 死
        想 要 死
        想 ~5 死 掉
      `,
      unless: `
        你|妳|他|她|您|我|守|磕|记|機|机|板|扛|撑|读
      `,
    },
    {
      kind: "suicide",
      phrases: `
        不 想 ~2 活
        不 想 ~4 活 了|下
        活 不 下 去
        活 够|夠 了
        想|要|会|會|打|准|準|决|決|考|试|試|正 ~6 自 杀|殺|尽|盡
        自 杀|殺 的|念 ~1 念|想|打 头|頭|法|算
        结|結 束 ~4 生|性 命
        结|結 束 ~3 这|這|我 ~2 一? 生
        了 结|結 ~1 自 己
        了 结|結 ~3 生 命
        想|要|会|會 ~4 轻|輕 生
        想|要|会|會|准|準 ~6 跳 楼|樓|河|桥|橋
        想|要|会|會 ~6 上 吊
        杀|殺 ~1 了|死 自 己
        想 ~4 从|從 ~4 跳 下
      `,
    },
    {
      kind: "self-harm",
      phrases: `
        割 腕
        割 ~1 手 腕
        自 残|殘
        割 ~2 自 己
        伤|傷 害 ~1 自 己
        我|在|又 ~3 自 我? 伤|傷
      `,
    },
    {
      kind: "abuse",
      phrases: `
        他|她|公|夫|爸|妈|媽|婆|父|母|友|哥 ~4 打 我
        被 ~6 家 暴
        我 ~3 被 ~5 打
        被 ~4 强|強 奸|姦|暴
        被 ~4 性 侵
        他|她|公|夫 ~4 家 暴 我
      `,
      unless: `电|電|手|的|招|断|斷|折|卡|开|開|动|動|败|敗|扰|擾`,
    },
  ],
  mentions: `
    自 杀|殺
    轻|輕 生
    家 暴
  `,
};
