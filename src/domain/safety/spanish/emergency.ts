// Spanish words of a life in danger now: collapse, poison, weapons, fire, a break-in.
// The spelling rules are in spanish.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const SPANISH_EMERGENCY = {
  plain: [
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        tomé|tomado|tragué|tomo|bebí|bebido|ingerí ~1 todas|todo|muchas|demasiadas|el|un|bote|lejía|veneno ~3 @pastillas|frasco|bote|lejía|veneno
        tomé|tomado|bebí|tragué|bebido ~1 lejía|veneno|cloro|raticida
        tomé|tomado ~1 las @pastillas
        mucha|tanta sangre
        sangre por|en todas|todos
        no ~1 para|paro|deja|puedo ~2 de? ~1 sangrar|sangre|sangrado
        corté|cortado ~2 hondo|profundo|demasiado
        no puedo respirar ~6 pecho|brazo|ayuda|labios
        pecho ~6 brazo ~3 dormido|izquierdo
        me ~1 está|estoy ~2 dando|teniendo ~1 un? infarto|ictus
        teniendo|dando ~1 un infarto|ictus|derrame|ataque
        entrando|entró|entrado|colado|meterse ~2 en|a ~1 mi|nuestra casa|piso|apartamento|habitación
        hombre|tipo|alguien ~5 cuchillo|pistola|navaja
        casa|cocina|piso|edificio|apartamento ~1 se|está|en ~1 quema|quemando|ardiendo|llamas|incendia|incendiando
        ambulancia ~2 ya|urgente|llamar|ayuda|necesito
        demasiadas @pastillas
        suelo ~4 no ~1 responde|reacciona|mueve|contesta
        necesito|llama|llamen|llamad ~2 ambulancia|emergencias|policía
        tuve|tomé|tomado ~2 sobredosis
        me están siguiendo|persiguiendo
      `,
    },
    {
      kind: "emergency",
      frame: "open",
      phrases: `
        no respira
        dejó|dejado de respirar
        no ~1 puede respirar
        fuego en ~1 mi|la casa|cocina|habitación
        inconsciente|desmayada|desmayado
        se desmayó
        creo|parece|está|tiene|teniendo ~5 infarto|ictus|derrame
        tiene|lleva|saca|sacó ~1 una|un cuchillo|pistola|arma|navaja
        convulsionando|convulsiones
        sobredosis
        se ~1 tomó|tragó ~2 todas|muchas|las|bote|veneno ~3 @pastillas|veneno
        se está asfixiando|ahogando|desangrando
      `,
    },
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        no ~1 despierta|reacciona
        ni despierta|reacciona
      `,
    },
  ],
  hints: [
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        no ~1 despierta|reacciona|responde|respira|contesta ~2
        se ~1 desmayó|desplomó|cayó|desvaneció ~6 no|respira|responde|reacciona|sangre|despierta
        tomó|bebió|tragó|toma|tomado ~6 no|ni despierta|reacciona|responde|respira
        se ~2 tomó|tragó|tomado|bebió ~4 @pastis|cloro|lejía|veneno ~4
        atragantado|atragantando|ahogando|ahoga|asfixiando ~4
        le está|dio|dando ~2 un ~1 infarto|derrame|convulsión|ataque|ictus
        tomó|bebió|tragó|ingirió ~2 veneno|cloro|lejía|raticida
        convulsiona|convulsión|convulsionando
        se ~1 está ~1 poniendo? ~1 morado|azul|morada
      `,
    },
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        me tomé|tragué|bebí|tomado ~3 frasco|caja|todas|muchas|demasiadas|veneno|cloro|lejía ~3
        hay ~1 mucho|un fuego|incendio ~4
        se ~1 está|prendió|incendia|quema ~2 incendiando|quemando|fuego|casa|cocina ~3
        cocina|casa|edificio|departamento|piso ~1 en llamas|fuego
        alguien|hombre|tipo ~3 entrar|entrando|metió|entró|forzando|rompiendo ~3 casa|puerta|ventana|departamento|piso
        dolor ~2 pecho ~6 brazo|respirar|izquierdo|fuerte
        duele ~2 pecho ~6 brazo|respirar|mucho|izquierdo
      `,
    },
  ],
} satisfies CrisisPart;
