// Spanish word lists. Any phrase may name any of them with `@`.
// The spelling rules are in spanish.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const SPANISH_WORD_LISTS = {
  plain: {
    cercano: `madre mama padre papa hermano hermana hijo hija marido esposo esposa mujer novio novia pareja ex amigo amiga compañero compañera
      abuela abuelo tío tía primo prima colega vecino vecina alumno alumna jefe jefa padrastro madrastra niño niña bebé sobrino sobrina familia`,
    agresor: `él ella marido esposo esposa mujer novio novia pareja ex padre papa madre mama padrastro madrastra hermano hermana tío hijo hija
      primo abuelo vecino alguien suegro cuñado`,
    quiero: `quiero quisiera querría necesito deseo prefiero preferiría gustaría quería`,
    no: `no nunca tampoco`,
    pastillas: `pastillas pastilla píldoras medicinas medicamentos somníferos paracetamol ansiolíticos antidepresivos insulina`,
    alto: `balcón ventana puente azotea edificio terraza tejado acantilado`,
    vía: `tren metro vías vía coche carro camión autobús bus tráfico`,
  },
  hints: {
    deseo: `quiero quisiera querría deseo prefiero preferiría gustaría quería ojalá espero rezo pido ruego sueño necesito`,
    morir: `morir morirme muriera muriese muero muera morirse desaparecer desaparezco desapareciera dormirme dormir irme fuera`,
    poder: `dios señor virgen universo muerte cielo vida alguien algo`,
    lleve: `lleve llevara llevase mate matara acabe termine recoja quite`,
    otros: `todos todas familia hijos padres mundo ellos gente mamá papá amigos madre padre papás papas viejos padrinos abuelos marido esposo esposa mujer pareja ustedes ellas
      demás hermanos nadie`,
    mejor: `mejor tranquilos tranquila aliviados alivio felices libres descansarían bien fácil contentos`,
    pastis: `pastillas pastilla píldoras medicinas medicamentos somníferos paracetamol ansiolíticos antidepresivos insulina frasco clonazepam diazepam`,
    guardar: `guardado guardando guardé guardadas juntando juntado junté escondido escondí acumulando acumulado comprado compré ahorrando`,
    altura: `balcón ventana puente azotea edificio terraza tejado acantilado vías andén cornisa barranco barandal`,
    medios: `soga cuerda pistola cuchilla cuchillas navaja veneno revólver escopeta horca`,
    cuerpo: `brazo brazos pierna piernas muslos piel muñeca muñecas antebrazos manos`,
    quien: `madre mamá padre papá marido esposo esposa mujer novio novia pareja ex padrastro madrastra hermano tío abuelo jefe jefa profesor
      entrenador suegro casero vecino él ella primo compañero encargado`,
    daña: `pega golpea golpeó pegó patea pateó empuja empujó ahorca ahorcó abofetea cachetea estrangula viola violó abusa manosea manoseó quema jalonea
      amenaza amenazó insulta encierra encerró agarró agarra tocó acorraló`,
    tiempo: `año navidad cumpleaños mes semana verano invierno treinta cuarenta mañana lunes diciembre enero próximo próxima`,
  },
} satisfies Record<"plain" | "hints", PhraseTable["classes"]>;
