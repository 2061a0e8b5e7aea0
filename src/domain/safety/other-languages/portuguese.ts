// Outright phrases in Portuguese, of Portugal and of Brazil.

import type { OtherLanguage } from "./other-language.ts";

export const PORTUGUESE: OtherLanguage = {
  code: "pt",
  name: "Portuguese",
  negators: `não nem nunca jamais sem`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        quero|queria|gostaria|desejo|prefiro|preferia|preciso ~2 morrer
        vontade de ~1 morrer
        decidi morrer
        quero|queria|gostaria|preferia ~2 estar ~1 morto|morta
      `,
      unless: `de ~1 rir|vergonha|fome|tédio|sono|sede|frio|calor|medo|amor|curiosidade|inveja|velho|velha`,
    },
    {
      kind: "suicide",
      phrases: `
        quero|vou|queria|penso|pensando|pensar|decidi|vontade|preciso|planejo|pretendo|posso ~3 me ~1 matar|suicidar|enforcar
        quero|vou|queria|penso|pensar|decidi|vontade|pretendo|estou|planeio ~3 matar|suicidar|enforcar me
        quero|vou|queria|penso|pensar|decidi|vontade|pretendo|estou|planeio ~3 matarme|suicidarme|enforcarme
        me suicido|matarei|suicidarei
        acabar|terminar com ~1 a? minha ~1 vida
        tirar ~1 a? minha ~1 própria? vida
        pôr|por|colocar ~1 fim à|a|na minha vida
        não ~1 quero|aguento|consigo ~1 mais ~1 viver
        não ~1 quero|aguento|consigo ~1 viver ~1 mais
        já não ~1 quero|aguento|consigo ~1 viver
        não ~1 tenho ~1 mais? vontade de viver
        penso|pensando|pensar|pensamentos|ideias ~2 em|no|de|sobre suicídio
        pensamentos|ideias|ideação|impulsos ~1 suicidas|suicida
        sou|estou|sinto ~2 suicida
        cometer suicídio
        me ~1 jogar|atirar|jogo|atiro ~1 da|do|na|debaixo|de ~2 ponte|janela|prédio|trem|comboio|metrô|varanda
      `,
      unless: `
        com ~2 pais|colegas
        a trabalhar|estudar
        de trabalhar|estudar
      `,
    },
    {
      kind: "self-harm",
      phrases: `
        eu ~1 me ~1 corto
        eu ~1 corto me
        me ~1 corto ~1 os|meus|minhas|nos|nas ~1 pulsos|braços|veias|pernas|coxas
        cortar|corto ~1 os|meus|minhas ~1 pulsos|braços|veias|pernas
        me ~1 machuco|firo|mutilo|automutilo
        me ~1 mutilando|automutilando|cortando|machucando
        automutilação|automutilar
        faço mal a mim
      `,
      unless: `o|a|as|os|um ~1 cabelo|cabelos|unhas|unha|barba|dedo|franja`,
    },
    {
      kind: "abuse",
      phrases: `
        ele|ela|eles|marido|namorado|pai|mãe|padrasto|ex|namorada|esposa|irmão|companheiro ~2 me ~1 bate|batem|bateu|espanca|espancou|agride|agrediu|estupra|estuprou|viola|violou|enforca
        ele|ela|eles|marido|namorado|pai|mãe|padrasto|ex|namorada|esposa|irmão|companheiro ~2 bate|batem|espanca|agride|viola me
        bate|batem|bateu em mim
        apanho ~1 do|da|em|dele|dela
        sou ~1 espancada|espancado|agredida|agredido|abusada|abusado
      `,
      unless: `
        no|na|ao ~1 xadrez|jogo|tênis|ténis
        uma ~1 saudade|fome|preguiça
      `,
    },
  ],
  mentions: `suicídio|suicida|suicidar`,
};
