// English word lists. Any phrase may name any of them with `@`.
// The spelling rules are in english.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const ENGLISH_WORD_LISTS = {
  plain: {
    weary: `dont not no never cant couldnt without tired sick done hate nothing why nolonger enough exhausted hardly barely stop`,
    family: `mother mom mum mummy mommy father dad daddy brother sister son daughter kid kids child children baby wife husband
      partner boyfriend girlfriend ex bf gf fiance fiancee friend bestie roommate flatmate housemate stepdad stepmom stepfather
      stepmother grandma grandpa grandmother grandfather uncle aunt cousin nephew niece neighbour neighbor coworker colleague
      student students pupil teacher boss twin parents family mate buddy brothers sisters`,
    they: `he she they hes shes theyre somebody someone`,
    abuser: `he she they hes shes theyre someone husband wife boyfriend girlfriend partner ex dad father mom mum mother stepdad stepfather
      stepmom stepmother brother sister uncle bf son fiance parents cousin neighbour neighbor roommate daughter grandfather grandpa`,
    us: `me us`,
    themself: `himself herself themself themselves themselfs`,
    hits: `hits beats punches kicks slaps chokes strangles rapes molests abuses chokeslams whips burns`,
    hit: `hit beat punched kicked slapped choked strangled raped molested abused assaulted groped stabbed`,
    hitting: `hitting beating punching kicking slapping choking strangling raping molesting abusing hurting stalking drugging`,
    want: `wanna wanted wanting want need needed ready wish hope prefer deserve trying tried plan planning`,
    gone: `gone dead disappeared died vanished`,
    pills: `pills pill tablets meds medication medications paracetamol tylenol ibuprofen xanax painkillers antidepressants insulin benzos
      sleeping acetaminophen aspirin`,
    vehicle: `car bus truck lorry train tram van`,
    means: `razors razor blades blade rope pills noose gun pistol tablets helium charcoal`,
    drop: `bridge roof balcony building cliff window ledge rooftop tower overpass`,
    everyone: `everyone everybody family kids parents world people they theyd all children husband wife mum mom you he she friends`,
    nobody: `nobody noone`,
    lots: `whole entire bunch lots handful handfuls load loads pack packet box bottle bottles dozens blister strip`,
    day: `monday tuesday wednesday thursday friday saturday sunday tonight tomorrow today christmas weekend`,
  },
  hints: {
    wishing: `wish wished wishing hope hoped hoping pray prayed praying want wanted wanna dream dreaming beg begging ask asking love
      rather give anything prefer long longing ready crave craving fantasise fantasize fantasising fantasizing`,
    glad: `fine okay ok glad relieved relief happy thankful grateful mind care blessing mercy good great gift nice best better peace`,
    power: `god lord jesus death universe heaven angels reaper allah something someone somebody anything fate life`,
    taking: `take takes took taken kill kills end ends finish finishes call calls`,
    living: `living alive existing existence breathing life live exist surviving survive being`,
    alive: `living alive existing existence breathing surviving exist`,
    unhere: `gone dead buried`,
    wornout: `tired sick exhausted weary worn done fed finished over`,
    others: `everyone everybody family kids parents world people they theyd all children husband wife mum mom dad friends boyfriend
      girlfriend son daughter you youd others them mother father brother sister partner`,
    relieved: `better easier happier relieved relief cope manage fine okay lighter freer simpler thrive recover heal survive richer calmer
      peaceful`,
    kin: `mother mom mum mama dad father brother sister son daughter kids children wife husband girlfriend boyfriend parents family
      partner friends everyone everybody them him her`,
    high: `roof rooftop ledge bridge tracks railing overpass cliff cliffs balcony parapet platform rails viaduct`,
    standing: `stand standing stood sit sitting sat climb climbed climbing walk walked walking went waited waiting lean leaned leaning`,
    lethal: `rope noose gun pistol shotgun revolver rifle blades razor razors helium cyanide insulin charcoal`,
    hoarding: `saving saved stockpiling stockpiled hoarding hoarded collecting collected stashing stashed storing stash hiding hid save`,
    drugs: `pills pill tablets tylenol paracetamol ibuprofen xanax painkillers antidepressants benzos acetaminophen aspirin sedatives
      opioids oxy morphine insulin meds medication melatonin advil valium codeine`,
    limbs: `arm arms leg legs thigh thighs skin wrist wrists face knuckles head stomach belly forearm forearms`,
    forever: `forever permanently eternally always`,
    anyones: `anyones anybodys nobodys noones everyones your their anyone somebodys her his my`,
    wontbe: `wont nolonger never not`,
    caring: `care cares cared notice notices miss sad cry matter know mourn remember`,
    finals: `no never done goodbye more end mornings anymore trying`,
    manynumber: `10 12 15 16 18 20 24 25 28 30 32 35 40 45 48 50 60 70 80 90 100 200 ten twelve fifteen sixteen twenty thirty forty fifty sixty hundred dozens`,
    time: `tomorrow christmas birthday year years month months week weekend summer winter spring autumn fall monday friday sunday spring
      thirty forty thirties thirtieth twenties thirties 30 40 25 50 january february march april june july august september october
      november december graduation easter morning holidays`,
    rough: `grabbed grabs shoved shoves pinned pins pushed pushes held holds dragged drags slammed slams threw throws yanked yanks`,
    attacker: `he she they hes shes husband wife boyfriend girlfriend partner ex dad father mom mum mother stepdad stepfather stepmom
      stepmother brother sister uncle bf son parents cousin neighbour neighbor roommate boss manager supervisor landlord coach teacher
      colleague coworker priest someone grandfather grandpa`,
    theirs: `him her them he she they`,
  },
} satisfies Record<"plain" | "hints", PhraseTable["classes"]>;
