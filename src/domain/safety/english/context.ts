// English words around a phrase that change its weight: invented worlds, study, people, long ago, negation.
// The spelling rules are in english.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const ENGLISH_CONTEXT = {
  fiction: `
    vampire|vampires|werewolf|wizard|elf|orc|orcs|zombie|zombies|princess|prince|kingdom|mermaid|heroines
    character|characters|protagonist|protagonists|antagonist|villain|villains|hero|heroine|heros|antihero|narrator|sidekick
    novel|novella|screenplay|script|chapter|chapters|plot|scene|scenes|fanfic|fic|fanfiction|thriller|sitcom|episode|musical|opera
    poem|poems|song|songs|lyrics|ballad|songwriting|comic|comics|manga|webcomic|storyboard|rpg|dnd|campaign|paladin
    act one|two|three|four|five|1|2|3
    detective|sleuth|inspector|commissioner
    short story|stories|film|fiction
    my|the|this|our|a story|play|film|movie|game|level|sketch|skit|painting|monologue|musical|comic
    in ~1 story|play|movie|film
    stage play
    fictional|fictitious|directing|ophelia|romeo|hamlet|juliet|macbeth|painting|novelist|playwright|storyline|subplot
  `,
  voice: `
    hear|hearing|help|helping|counsel|about|for|with|meet|support|treat|see|listen|talk|to ~1 people|patients|clients|callers|kids|teens|teenagers|those|students|veterans ~1 who|that
    character|protagonist|antagonist|villain|hero|heroine|narrator|speaker|speakers|detective|lyrics|lyric|chorus|song|line|poem|monologue|refrain|verse|title|chapter|dialogue|sentence ~3 says|say|saying|yells|whispers|screams|thinks|sings|writes|goes|is|called|tells|shouts|mutters|reads|repeats
    play|plays|playing|acting|voice|write|writing ~3 character|role|figure|someone|woman|man|girl|boy ~1 who says|say|thinks
  `,
  topic: `
    thesis|dissertation|essay|essays|podcast|article|articles|research|researching|researcher|hotline|helpline|nurse|paramedic
    social worker|workers|work
    prevention|awareness|statistics|documentary|lecture|seminar|museum|historian|history|journalist|reporting|news|newsroom|shelter
    therapist|counsellor|counselor|psychologist|psychiatrist|volunteer|volunteering|charity|nonprofit|ngo|campaigning|exhibition|exhibit
    designing|designed|workshop|report|brochure|curriculum|training|presentation
    book|books about|on
    emergency room|exit|fund|brake|meeting|department|services
  `,
  person: `
    my ~2 boy|girl|toddler|baby|little|grandson|granddaughter|grandad|nan|classmate
    my ~3 supervisor|manager|landlord|coach|teacher|priest|uncle|stepdad|sisters|cousins|mothers|mums|moms|dads|fathers|brothers|sons|daughters|wifes|husbands|girlfriends|boyfriends|roommates
    @they
    him|her|them|hell|shell|theyll|hed|shed
    my ~2 @family
    our ~2 @family
    friend|friends
    one of my ~1
    girl|guy|man|woman|boy|kid|child|lady|stranger ~1 at|in|on|next|from
    dad|mum|mom|grandma|grandpa
  `,
  relation: `
    my ~1 @family
    our ~1 @family
    friend of mine
    one of my students|friends|pupils|colleagues|coworkers|patients|clients|kids
    a ~1 friend|neighbour|neighbor|coworker|colleague|student
    my ~3 son|daughter|brother|sister|friend
  `,
  past: `
    years|decades|decade|year ago|back|earlier
    used to
    back then
    as a ~1 teenager|teen|child|kid|student|boy|girl|young
    when i|he|she|we was|were|wasnt
    when i was
    in my twenties|teens|youth|childhood
    in 199*|200*|201*
    long time ago
    formerly
    once was|were|had|tried|wanted|did|thought
    was|were|had|i|he|she once
  `,
  now: `now|today|lately|tonight|currently|again|still|since|recently|nowadays|always|everyday|constantly`,
  recurrence: `
    is|hes|shes|theyre coming|moving|staying|back|returning ~1 to|in|over|here|with|again
    do|doing|try|trying it ~1 again
    want|wanna|need|tempted to? ~1 do|try it|that again
    thoughts|feeling|feelings|urge|urges|it|its ~3 back|returned|returning|coming
    happening|happens|started|starting|starts|starting ~2 again
    last night|week|weekend
    this week|morning|weekend
    yesterday|tonight
    hit|hits|beat|beats|cut|cutting|hurt|hurting ~2 again
    feel|feeling that|this|the way|same ~2 again
  `,
  verdict: `
    improve|improves|worry|worries|mess|suffer|forget|lives
    trouble|save|saves|spare|fine|money|annoyed|normal|lucky
    better|easier|easiest|happier|happy|relief|relieved|glad|lighter|simpler|freer
    care|cares|cared|notice|noticed|miss|cry|mourn|remember|matter|sad|upset
    get|gets over it|me
    be fine|okay|ok|free|sorry
    move on
  `,
  firstPerson: `i im ive id ill myself me wanna want need feel feeling keep`,
  negators: `not|dont|didnt|doesnt|never|isnt|wasnt|arent|wouldnt|wont|cant|nobody|noone|nolonger|without|no|aint|werent|hasnt|havent|couldnt|nothing|none`,
  linkers: `want|wanna|wanted|to|gonna|planning|plan|thinking|think|thought|thoughts|about|of|ever|actually|really|even|would|feel|feeling|any|having|have|had|be|is|being|here|going|intend|intending|trying|literally|exactly|like|all|at|saying|been`,
} satisfies Partial<PhraseTable>;
