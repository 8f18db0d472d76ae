/** English words that people use in an emergency. Each name is a group of words; `words.ts` explains the notation. */
export const ENGLISH = {
  // Negation and inability
  not: "not, no, cant, cannot, wont, isnt, aint, doesnt, dont, didnt, hasnt, havent, wasnt, arent, couldnt, wouldnt, never, unable, isn t, won t, can t, don t, nothing, nobody, without, no longer, hardly, barely",
  cant: "cant, cannot, can not, couldnt, could not, unable, can t, hardly, barely, trouble, difficult*, struggl*, wont, will not",
  trouble:
    "trouble, difficult*, hard, hardly, harder, struggl*, short, shortness, labored, laboured, gasp*, fighting, barely, cant, cannot, can not, couldnt, unable, not, isnt, wont, doesnt, never, stopped, quit, fast, rapid, shallow",
  stopped: "stopped, quit",

  // How bad, how sudden
  sudden: "sudden*, all of a sudden, out of nowhere, abrupt*, all at once",
  severe:
    "severe*, bad, badly, worst, unbearable, excruciating, extreme*, intense, terrible, horrible, thunderclap, of my life, really bad, so bad, agony, awful, sharp, doubled over, wont go away, excrutiating, unreal, severe, so much, cant stand, screaming, screaming in pain, worst ever, so bad i cant, doubled up, stabbing, ripping, tearing, rolling on the floor, writhing",
  worst: "worst, thunderclap, of my life, severe*, unbearable, excruciating, blinding, explosive",
  oneSide:
    "one side, left side, right side, one arm, left arm, right arm, one leg, left leg, right leg, half of, half his, half her, half my, one half",
  hurt: "hurt*, pain*, ache*, aching, achy, pressure, tight*, tite, squeez*, crush*, heav*, discomfort, clutch*, pian, pains, clench*, grabb*, grip*, weight on, sharp, stabbing, burning, cramp*, numb*, pressing, tightening, sore, stabs, killing me, killing him, killing her, feels funny, feels weird, feels like",

  // Parts of the body
  chest: "chest, breastbone, sternum, chst, chest s",
  weightThing:
    "elephant*, gorilla*, rhino*, hippo*, buffalo, bison, whale, horse*, cow, cows, bull, ox, truck*, pickup, car, bus, van, train, tractor*, combine, bulldozer, ton, tons, brick*, anvil*, cinderblock*, cinder block*, concrete, cement, boulder*, rock, sandbag*, slab*, piano, fridge, refrigerator, mountain, hay bale, bale, weight, something heavy, heavy thing, big weight, fat man, fat guy, big man, big guy, grown man, sumo*",
  pressesOn:
    "sit*, siting, sat, setting, stand*, stood, park*, step*, stomp*, lay*, laid, lying, kneel*, press*, push*, sits, rest*, drop*, fell, landed, plopped, jump*, is on, resting",
  likeWord: "like, as if, as though, feels, feel, feeling, felt, says, kinda like",
  bandThing: "vise, vice, vise grip, vice grip, band, belt, rope, strap, clamp, corset, bear hug, girdle",
  aroundWord: "around, across, on, round, wrapped, cinched, in, over",
  calmWeight:
    "tattoo*, zoo, cat, cats, kitten, dog, dogs, puppy, baby, newborn, bench, lift*, workout*, gym, wrestl*, exercis*, physical therapy, monitor*, holter, bra, press day, xray, x ray, breastfeed*, skin to skin, heating pad, ice pack, drawer*, freezer, dresser, hope chest, toy chest, massage, cpr, compressions",
  heart: "heart, hart, heart s",
  arm: "arm, arms, shoulder, left arm",
  jaw: "jaw",
  sweat: "sweat*, clammy, nausea*, nauseous",
  face: "face, mouth, smile, cheek, eyelid, lips",
  droop: "droop*, lopsided, crooked, sagg*, uneven, one side, slack, slid, sliding, hanging, hangs",
  head: "head, skull",
  eye: "eye, eyes, eyeball, eyelid*, eyeballs, both eyes",
  throat: "throat, airway, tongue, windpipe, tounge, tonge, tung, toung, throat itchy",
  lips: "lip, lips, fingernails, fingertips",
  belly:
    "stomach, belly, abdom*, tummy, side, gut, abdomen, lower right side, right side, stomach ache, abdominal",
  neck: "neck, spine",
  digit: "finger*, thumb*, toe*, hand*, arm*, leg, legs, foot, feet, limb*, ear, nose",
  smallPart: "finger*, thumb*, toe*, wrist*, bowel*, jaw",
  limb: "arm, arms, leg, legs, hand, hands, side, feet, foot, body, face, fingers, toes, right side, left side, anything",
  shotPart:
    "leg, chest, head, stomach, gut, arm, thigh, neck, foot, back, face, shoulder, hand, belly, feet, butt, knee, calf, hip, ribs, eye, buddy, brother, friend, dad, son, husband, wife, side",
  skin: "skin, face, mouth, hand, hands, arm, arms, leg, legs, clothes, clothing, on me, on him, on her, on us, on my, all over, lungs, nose, throat, hair, eyelid, eyelids, feet, stomach, shirt, pants, jeans, lap, body, cheek, lips, fingers, both hands, on baby, back",

  // Heart and stroke
  racing:
    "racing, pounding, race, races, beating fast, beating so fast, beating too fast, fast heartbeat, out of my chest, out of his chest, skipping beats, beating hard, beating out of",
  attack: "attack*, atack*",
  arrest: "arrest*, stopped, stops, stopping",
  stroke: "stroke, strokes, stroking out, tia, brain bleed, brain hemorrhage",
  slur: "slur*, slur, slurs, slurred, slurring",
  jumbled: "jumbled, garbled, gibberish, mixed up, scrambled, making sense, make sense, coming out wrong",
  talk: "talk, speak, speech, words, word, talking, speaking, sentence, sentences",
  neuro:
    "numb*, weak, weakness, confus*, blind, blindness, vision, sight, paraly*, headache, cant talk, cant see, cant move, cant speak, droop*, disoriented",
  abilities:
    "talk, speak, see, walk, move, stand, lift, swallow, talking, speaking, seeing, walking, moving, standing, balance, hearing",
  vision: "vision, sight, eyesight, see, blurred vision, see right, see straight, vision is, eyes",
  blurry:
    "blurry, blurred, spots, stars, double, blind, seeing, flashing, flashes, floaters, blurring, cant see, see right, zigzag",
  headache: "headache*, head hurts, head pain, migraine*",
  wentBlind: "went blind, going blind, gone blind, blind in one eye",
  lost: "lost, lose, losing, loss",
  numb: "numb*, paraly*, tingl*, weak, weakness, limp, dead, drooping",
  pulse: "pulse, heartbeat, heart beat",

  // Breathing
  breath:
    "breath, breathe*, breathing, brethe, brething, breth, breaths, air, inhale, breating, breathes, breather, breathin, inhaling, breathed, catch his, catch her, catch my",
  gasp: "gasping, gasps, suffocat*, smother*, cant get air, air hunger, agonal",
  asthma: "asthma, copd, wheez*",
  inhaler: "inhaler, nebulizer, rescue inhaler, inhaler*, nebulizer*, albuterol, puffer, neb",
  working:
    "working, work, helping, help, works, did nothing, doing nothing, doing anything, does nothing, touching it, wont touch it, empty, out of",
  blue: "blue, purple, grey, gray",
  turn: "turning, turned, turns, going, went, is, lips, around, hes, shes, its, looks, looking",
  choke: "chok*, heimlich",
  closing:
    "clos*, swell*, swollen, shut, tightening, blocked, stuck, lodged, swells, puffy, tight, tightness, tighten*, constrict*, closed, itchy and swelling",
  allergy: "allerg*, reaction, bee sting, wasp sting, hives",
  anaphylaxis:
    "anaphyla*, anafil*, epipen*, epi pen*, epinephrine, auvi q, anaphylaxis, anaphylactic, anafilaxis, anaphylaxic",

  // Bleeding and wounds
  bleedVerb: "bleed*, bled, hemorrhag*, nosebleed*, bleed out",
  endless:
    "stop, stops, stopping, control, slow, slowing, clot, clotting, quit, stopped, let up, quitting, under control, slow down, stanch, through bandage",
  much: "lot, lots, heav*, severe*, bad, badly, profuse*, everywhere, gush*, spurt*, pour*, squirt*, spray*, uncontrol*, massive*, too much, hour, hours, soak*, dripping, pool of, tons, buckets, nonstop, non stop, constantly, to death, min, minutes, soaked through, through my, through his, uncontrolled, uncontrollable, uncontrollably, heavily, gushing, spurting, squirting, pouring, lots and lots, alot, ton, so much, for # minutes, # minutes, # min, wont quit, all over, clots, blood clots, eliquis, warfarin, thinners, xarelto, coumadin",
  soak: "soak*, filling, drenched",
  pad: "pad, pads, bandage*, towel*, gauze, sheets",
  bloodwork:
    "test*, work, draw*, pressure, sugar, drive*, donor*, donat*, type, bank, results, thinner*, cancer, lab, labs, order*, count, cholesterol",
  period: "period*, menstrua*, menopaus*, cycle*, perimenopaus*, between",
  vomit:
    "vomit*, puk*, throw* up, threw up, spit* up, cough*, hacking, hack up, barf*, upchuck*, spitting, threwup, cough up, coughing up, throwing up, throwin up",
  vomitOnly: "vomit*, puk*, throw* up, threw up, barf*, barfing",
  stool: "stool*, poop*, rectal, rectum, rectally, bowel movement, diarrhea, pooped",
  faint:
    "faint*, dizzy, dizziness, lighthead*, light headed, pass out, passing out, passed out, weak, collapse*, woozy, black out, blacking out, unsteady, pale, cold and clammy, seeing stars, blacked out, blackout, near faint, faintish, swimmy headed, wobbly",
  tarry:
    "tarry, coffee ground, coffee grounds, black and, black stool, black poop, black tar, tar like, jet black, maroon",
  artery: "artery, arteries, jugular, femoral, carotid, aorta",
  cutVerb: "cut, cuts, slic*, sever*, slash*, hit, nicked",
  cutThrough:
    "cut, cuts, cutting, chop*, slic*, saw, sawed, sever*, ripped, rip, tore, torn, blew, blown, bit, bitten, came, coming, taken, took, lopped, shot, pulled, mangled",
  off: "off, clean off",
  amputate: "amputat*",
  wound:
    "gunshot*, gun shot*, bullet*, shotgun wound, stab wound*, stabbed, puncture wound, impal*, gaping wound, gash, gored, knifed, machete",
  beenShot:
    "been shot, got shot, was shot, were shot, shot himself, shot herself, shot myself, shot in, shot through, shot by, is shot, accidentally shot, they shot",
  needle:
    "cortisone, steroid, flu, tetanus, allergy, vaccin*, b12, depo, gel, botox, injection*, shingles, covid, trigger, pneumonia, rabies, iron, photo*, arthritis, bursitis, tendonitis, tendinitis, for pain, for the pain, hyaluronic, synvisc, lubricant, rooster, numbing, every three months, every 3 months",
  knife: "knife, knives, machete, pitchfork, blade",
  stuckIn:
    "sticking, stuck, impal*, punctur*, poked, stabbed, nail, hook, splinter, shard, metal, hit, torn, popped, out of",
  bone: "bone, bones",
  out: "out, through, protrud*, exposed, showing, visible",
  broken: "broken, broke, snapped, injur*, fractur*, hurt, broke her, broke his",

  // Accidents
  hit: "hit, hits, struck, bang*, smash*, crack*, kicked, injur*, trauma, split, fractur*, slammed, landed on, whacked, bashed, smacked, concuss*, bump*, bonk*, knock*, hitting, crack, cracked, hit with, hit by, hurt, gash*, ko, busted, thumped, whack*, clocked, beaned",
  concussion: "concuss*",
  outCold:
    "unconscious*, unconcious, unresponsive, passed out, passing out, passes out, knocked out, blacked out, out cold, collaps*, lost consciousness, losing consciousness, loss of consciousness, fainted, comatose, in a coma, diabetic coma, lifeless, not alert, passed away, loses consciousness, stopped responding, not conscious, blacking out, out of consciousness, hes out, shes out, out like a light, went unconscious, wont come to, not waking, went limp, in coma, went into a coma, in a diabetic coma",
  passOut: "pass out",
  handOut:
    "flyers, candy, papers, out flyers, leaflets, programs, samples, cards, out programs, out samples, out cards, of network, out of network",
  wake: "wake*, waking, awak*, woke, rouse*, arous*, respond*, responsive, conscious, come to, coming to, awakened, awaken, waken",
  stay: "stay*, bed, school, morning, alarm",
  move: "move, moves, moving, moved",
  feel: "feel, felt, feeling",
  machine:
    "auger, augers, baler, combine, pto, tractor*, machine, machinery, grain bin, silo, conveyor, thresher, mower, swather, power take off, chainsaw, table saw, sawmill, atv, four wheeler, utv, forklift, skid steer, bin, hay bale, bale, grain, wood chipper, post hole digger, manure pit, lagoon, picker, chopper, feeder, grain dryer, elevator, header, windrower, log splitter, drill, lathe, press, gears, belt, chain, wood splitter, splitter, rototiller, tiller, snowblower, snow blower, lawn mower, lawnmower, riding mower, drive shaft, driveshaft, shaft, skill saw, skilsaw, circular saw, band saw, bandsaw, chop saw, miter saw, grinder, angle grinder, corn picker, corn head, cornhead, bush hog, brush hog, hay rake, rake, round baler, squeeze chute, chute, cattle guard, head gate, headgate, bucket, loader, payloader, grain cart, grain wagon, wagon, trailer, hitch, winch, pulley, crane, jack, hoist, backhoe, excavator, bobcat, sprayer, planter, disc, plow, harvester, sheller, grain leg, leg belt, roller mill, hammer mill, feed mixer, mixer, meat grinder, slicer, nail gun, power tool, garage door, car door, tailgate, pivot, side by side, rzr, ranger, gator, cart, saw",
  trapped:
    "caught, stuck, trapped, crush*, roll*, rollover, tipped, tip, pinned, buried, engulf*, entangl*, run over, ran over, flipped, fell in, fell into, pulled him, pulled her, pulled out, under, wrapped, sucked in, mangled, overturn*, accident, entrapment, engulfment, wound up, tangled, hung up in, yanked in, drug into",
  buried: "buried, engulfed, suffocated, caved in, cave in, entrapment, engulfment, collapsed on, trapped in",
  grain:
    "corn, grain, dirt, trench, snow, sand, beans, avalanche, soybeans, wheat, milo, grain bin, silo, oats, feed, ditch, hole, bin, corn bin, worker, hay, rubble",
  animal:
    "horse, cow, cows, bull, steer, hog, pig, dog, cattle, mule, bear, sow, cougar, horses, bulls, steers, calf, heifer, boar, buck, elk, moose, buffalo, bison, ram, llama, goat, mare, stallion, colt, stud, donkey, pony, mama cow, longhorn, bronc, pit bull, pitbull",
  mauled:
    "kick*, gor*, trampl*, maul*, stomp*, attacked, charged, rammed, crush*, gored, goring, hook*, smash*, pinn*, pinned, pin, rolled on, rolled over, threw, thrown, bucked, stepped on, butted, ran over, ran him over, ran her over, run over, hit, knocked, mashed, squash*, trampled, trampling, crushed, mauled, mauling, dragged, fell on, landed on, slammed, squished, got me, got him, got her, bit, got my, cornered, mad at, drug, drug by, dragged by, drug him, drug her, foot in stirrup, hung up in the stirrup, foot in the stirrup",
  vehicle:
    "car, truck, vehicle, motorcycle, pickup, van, semi, bike, bicycle, bus, train, atv, snowmobile, rollover, four wheeler, dirt bike, golf cart",
  crash:
    "accident, crash*, wreck*, hit by, rollover, rolled, flipped, run over, ran over, collision, flip*, roll*, rolled over, hit head on, t boned, tboned, smashed, smash, totaled, hit a tree, hit a deer, ditch, ejected, thrown from, upside down, wrap*, rear ended",
  ranOver:
    "run over by, ran over by, ran over him, ran over her, ran over my, hit by a car, hit by a truck, struck by a",
  fell: "fell, fallen, fall, falling, thrown, dropped, rolled off, fell off, fell out",
  height:
    "roof, ladder, stairs, window, tree, silo, horse, bed, balcony, hayloft, counter, table, couch, truck, high chair, highchair",
  electric:
    "electric*, electrocut*, power line, outlet, high voltage, livewire, live wire, lightning, extension cord, breaker box, breaker, welder, grain dryer, pivot, fence charger, wire, wires, volt, volts, 220, 240, 480, plug, socket, toaster, transformer, panel, irrigation, high line, electric fence, 110, dryer plug, light socket, in an outlet, in outlet, in the outlet, into an outlet, in a socket, in the socket, into the socket",
  electrocuted:
    "electrocut*, struck by lightning, hit by lightning, electric shock, electrical shock, zapped, got shocked, been shocked, was shocked, got zapped, shocked by, shocked himself, shocked herself, shocked myself, lightning hit, lightning struck, lightning strike, touched a live wire, touched live wire, live wire, grabbed a wire, downed line, hit power line, hit a power line, hit the power line, touched power line, hit overhead line, stuck to the wire, into power line, into the power line",
  shocked:
    "shock*, zapped, struck, hit, jolt*, knocked out, knocked down, knocked him, knocked her, burned, zap*, cant let go, jolted, thrown, electrocuted",
  drown: "drown*",
  water:
    "water, pool, pond, lake, river, tub, bathtub, creek, tank, underwater, canal, hot tub, stock tank, horse tank, water tank, horse trough, trough, bucket, ditch, lagoon, dugout, septic, cistern, well, kiddie pool",
  pulledOut:
    "pulled out, pulled from, found in, fell in, fell into, floating, face down, under water, underwater, pulled him, pulled her, submerged, pulled, went under, was under, slipped under, under the water, went under the, underneath the water",

  // Burns
  burn: "burn, burned, burnt, burns, burning, scald*, flash burned",
  scald:
    "scald*, caught fire, caught on fire, on fire, house fire, third degree, 3rd degree, explosion, exploded in, set himself on fire, set herself on fire, clothes on fire, shirt on fire, pants on fire, flash burn, flash burns, burned over, skin peeling off, skin is peeling off, skin coming off, skin melted, skin charred, charred",
  hot: "hot oil, hot water, hot grease, grease, boiling, acid, chemical*, electric*, fire, flame*, steam, explosion, ammonia, lye, gasoline, campfire, stove, hot coffee, hot soup, hot tea, anhydrous, propane, welding, hot tar, brush pile, radiator, muffler, exhaust, bonfire, fire pit, burn barrel, branding iron, battery, wood stove, lighter fluid, from gas, with gas, gas fire, the grill, the oven, hot pan",
  boiling: "boiling, scalding, hot oil, hot grease, hot water, hot coffee, hot tea, hot soup, fryer",
  spill: "spill*, splash*, pour*, tipped, dumped, knocked, pulled",
  burnPart:
    "face, genitals, groin, neck, airway, mouth, throat, half, whole body, over half, hands, chest, hand, arm",
  child:
    "baby, babys, toddler*, child*, kid, kids, son, daughter, infant*, boy, girl, year old, grandson, granddaughter, little one, preschooler, grandchild, niece, nephew, toddlers, kiddo, tot, baby girl, baby boy, little boy, little girl, # yo, # yr old, # year old, # month old, # months old, 2yo, 3yo, 1yo, 4yo, teen, teenager, granddaughters, grandkid*, grandbaby, infants, newborn*, tween, shes 2, shes 3, hes 2, hes 3",
  notBurn:
    "calori*, pee*, urin*, fat, reflux, sunburn, scar*, tongue, stomach, chest, feet, heartburn, urinating, bush",

  // Seizures
  seizure: "seizure*, siezure*, seisure*, grand mal, epileptic fit, seizes",
  seizing:
    "seizing, convuls*, having a fit, had a fit, having fits, eyes rolled back, eyes rolling back, eyes rolled up, foaming at, frothing, jerking uncontrollably, shaking uncontrollably, uncontrollable shaking, shaking all over, fit lasting, fit for, fits for, fit that wont, convulsing, convulsed, convulsion*, shaking and wont stop, wont stop shaking, eyes rolled, shaking and foaming, jerking and, seizured, seized up, having seizures, jerking all over, twitching and wont, body is jerking, body jerking, seizes",
  happening:
    "having, had, has, having a, second, first, another, wont stop, minutes, just, now, in an hour, long, back to back, help, my, his, her, cluster, never had, new, keep, keeps, keeps having, after another, again, wont, not stopping, in toddler, fever, with fever, going on, going, right now, today, son, daughter, baby, toddler, kid, friend, husband, wife, mom, dad, drug, alcohol, after hitting, diabetic, pregnant, what do i do, what to do, turned blue, blue, hes, shes, she, he, lasting, longer",

  // Too much, and things that must not be swallowed
  overdose:
    "overdos*, overdoes, od on, od ing, oding, oded, od d, o d on, od ed, overdosed, overdosing, overdose, overdoses, od, odd on, ods, odeing",
  took: "took, taken, take, taking, ate, eaten, swallow*, gave, given, drank, injected, snorted, ingest*, popped, had, used, got, downed, smoked, consumed, shot up, shooting up, snort*, inject*, smok*, did, doing, on",
  tookPast: "took, taken, gave, given, swallowed, accidentally take",
  tooMuch:
    "too many, to many, too much, to much, extra, double, twice, two times, whole bottle, entire bottle, bottle of, handful, all of my, all my, all his, all her, all of his, all of her, whole pack, triple, three times, overdose, entire pack, way too much, way too many, weeks worth, a weeks worth, months worth, half a bottle, half the bottle, full bottle, rest of the bottle, whole box, entire box, fistful, handfuls, bunch of, a bunch of, at once, wrong dose, wrong amount, ten times, 10 times, overdosed, days worth, twice the, double the, four times, extra dose, extra doses, extra pills, all of them, doubled up, double dosed, two doses, second dose",
  twice:
    "twice, double, two doses, 2 doses, second dose, extra dose, two times, 2 times, again, double dosed, double dose, doubled up, second time",
  daily: "day, daily, a week, weekly",
  wrong:
    "wrong, someone elses, somebody elses, another persons, by mistake, accident*, mistaken*, not mine, not his, not hers, instead of, adult dose, adult tylenol, dogs, mixed up, the wrong",
  medicine:
    "pill, pills, medicine*, medication*, med, meds, tablet*, capsule*, drug, drugs, dose, doses, tylenol, acetaminophen, ibuprofen, advil, aspirin, benadryl, oxy, oxys, oxycodone, oxycontin, percocet, vicodin, hydrocodone, morphine, fentanyl, heroin, meth, cocaine, xanax, valium, ativan, klonopin, ambien, adderall, insulin, warfarin, coumadin, metoprolol, lisinopril, digoxin, gabapentin, tramadol, methadone, suboxone, zoloft, prozac, lithium, melatonin, nyquil, dayquil, cough syrup, painkiller*, opioid*, opiate*, sedative*, antidepressant*, blood thinner*, blood pressure pills, sleeping pill*, iron pills, vitamins, supplements, seroquel, trazodone, clonazepam, lorazepam, thc, gummies, edibles, ivermectin, ketamine, xylazine, banamine, prescription, prescriptions, statin*, birth control, inhaler, nitro, nitroglycerin, norco, dilaudid, zofran, amitriptyline, beta blocker*, steroids, antihistamine*, cold medicine, sleep aid, wellbutrin, lexapro, cymbalta, effexor, metformin, glipizide, iron, patch, patches, acetomenophen, tums, motrin, aleve, naproxen, sudafed, mucinex, robitussin, delsym, tamiflu, claritin, zyrtec, allegra, dramamine, pepto, imodium, miralax, excedrin, midol, children tylenol, infant tylenol, ritalin, vyvanse, concerta, clonidine, guanfacine, losartan, amlodipine, atenolol, propranolol, carvedilol, diltiazem, verapamil, eliquis, xarelto, plavix, lasix, furosemide, potassium, synthroid, levothyroxine, thyroid pills, hydroxyzine, buspar, celexa, citalopram, sertraline, fluoxetine, lamictal, keppra, depakote, dilantin, topamax, flexeril, cyclobenzaprine, baclofen, tizanidine, soma, subutex, dextromethorphan, cough medicine, cold pills, allergy pills, sleep pills, heart pills, heart pill, heart medicine, heart meds, bp pills, bp meds, blood pressure meds, pressure pill, water pill, water pills, diabetes pills, diabetes pill, diabetic pills, sugar pills, nerve pills, pain pills, pain pill, pain meds, muscle relaxer*, muscle relaxant*, sleeping meds, psych meds, depression pills, anxiety pills, anxiety meds, adhd meds, iron vitamins, iron supplement, prenatal vitamins, prenatals, vitamin gummies, gummy vitamins, melatonin gummies, zquil, unisom, lunesta, mirtazapine, amoxicillin, antibiotic, prednisone, colchicine, methotrexate, viagra, cialis, caffeine pills, diet pills, energy drinks, preworkout, nutmeg, triple c, dph, novolog, humalog, lantus, long acting, short acting insulin, ozempic, semaglutide, units of insulin, suppository, fiorinal, fioricet, oxycotin, oxycodon, xanaxs, laxative*, paxil, abilify, risperdal, haldol",
  street:
    "fentanyl, heroin, meth, cocaine, oxy, oxys, percocet, xanax, opioid*, pills, drugs, molly, ecstasy, lsd, acid, mushrooms, kratom, bath salts, alcohol, insulin, insuline, perc, percs, percocets, blues, m30, dope, crack, coke, tranq, pill, xanny, xanax bar, xanax bars, fent, fetty, weed, k2, spice, tramadol, morphine, methadone, opioids, gabapentin, suboxone, cough syrup, lean, roxy, roxies, opiates, opiate",
  narcan: "narcan, naloxone, narcam",
  need: "need, gave, give, given, used, still, again, help, now, not, isnt, didnt, wont, worked",
  alcoholPoisoning: "alcohol poisoning, blood poisoning, drank himself, drank herself",
  drank: "drank, drunk, drinking",
  ingest:
    "swallow*, drank, drink, drinking, ate, eat, eats, eating, eaten, got into, gets into, getting into, lick*, chew*, ingest*, consum*, put in mouth, bit into, sipped, tasted, guzzled, inhaled, huffed, huffing, sniffed, took, took a swig, took a sip, swig, snacking on, put it in, sucked on, biting, bit, chug*, gulp*, sip, mouthful, mistook, in his mouth, in her mouth, got in, getting in, got ahold of, got a hold of, licked, nibbled",
  ingested:
    "swallowed, swallows, swallow a, swallow some, drank, ate, eaten, eats, got into, gets into, getting into, licked, chewed, ingest*, consumed, bit into, snuck, took a swig, swig of, snacking on, took a sip, sucked on, swallowing, swallow my, drinking, drinked, drunk, eating, ate some, ate a, ate the, ate half, chewed up, chewed on, chewing on, chewing, sucked, sucking on, licking, lick, chugged, gulped, sipped, sip, mouthful, put in his mouth, put in her mouth, in his mouth, in her mouth, in babys mouth, in kids mouth, in toddlers mouth, stuck in mouth, bit, bit open, bit down on, popped, gobbled, choked down, downed, tasted, ingesting, ingestion, swolowed, swallered, got ahold of, got a hold of, mistook, took a drink, took a gulp, drink of, drank some, drank from, got in, get into, gotten into, found and ate, mouthed, mouthing, sucks on, gnawed, gnawing, teething on, slurped, wolfed, ate up, munched, crunched",
  hazard:
    "bleach, battery, batteries, button cell, detergent, pod, pods, laundry, dishwasher, antifreeze, gas, gasoline, kerosene, diesel, lamp oil, pesticide*, herbicide*, insecticide*, fungicide*, fertilizer*, cleaner*, cleaning, disinfect*, lysol, pine sol, windex, magnet*, coin*, penny, quarter, dime, glass, roundup, glyphosate, weed killer, weedkiller, bug spray, bug killer, rat poison, mouse poison, mouthwash, hand sanitizer, sanitizer, nicotine, vape*, e liquid, cigarette*, tobacco, edible*, gummies, marijuana, weed gummies, thc, glow stick*, nail polish*, polish remover, lighter fluid, paint thinner, paint, turpentine, drano, drain cleaner, lye, peroxide, perfume, cologne, shampoo, soap, essential oil*, ant bait, mothball*, rubbing alcohol, isopropyl, silica, glue, super glue, toilet bowl, ammonia, acid, chemical*, mercury, thermometer, needle, nail, screw, safety pin, toy, marble, water beads, bead*, windshield washer, brake fluid, motor oil, flea, hair dye, poison*, windshield, wiper fluid, washer fluid, toothpaste, product, products, crayon, lotion, sunscreen, deodorant, air freshener, febreze, potpourri, marker, chalk, cat litter, plant food, miracle gro, slug bait, snail bait, roach bait, mouse bait, ant trap, mouse trap, dish soap, bubbles, diaper cream, eye drops, nasal spray, contact solution, wipes, remover, unknown liquid, something poisonous, unknown substance, oil, hydroxide, vinegar, superglue, moth balls, lead, bug bait, de icer, deicer, ice melt, hand soap, body spray, hairspray, wax, rock salt, fuel, torch fluid, tiki, rodent, bait, wormer, dewormer, killer, spray, repellent, bug, ant, 2 4 d, herbicide, staples, tack, push pin, earring, key, lego, legos, bolt, screws, nails, razor blade, jewelry, ring, rounduped, grazon, gramoxone, paraquat, parathion, lorsban, chlorpyrifos, sevin, malathion, diazinon, tordon, banvel, dicamba, atrazine, enlist, callisto, acetochlor, prowl, treflan, trifluralin, rodeo, crossbow, permethrin, pyrethrin, cygon, dimethoate, thimet, furadan, carbaryl, rotenone, 24d, 2 4d, d con, decon, tomcat, just one bite, rozol, gopher bait, strychnine, zinc phosphide, phostoxin, fumitoxin, mole bait, prairie dog bait, rat bait, rodenticide, terro, raid, ortho, spectracide, hot shot, off spray, deet, bifenthrin, cutter, weed b gon, preen, cydectin, ivomec, ivermectin, dectomax, safe guard, safeguard, draxxin, micotil, banamine, nuflor, lutalyse, excede, vetmedin, rompun, xylazine, euthasol, clorox, pinesol, fabuloso, comet, ajax, lime away, clr, oxiclean, cascade, dishwasher tab, dishwasher tablet, dishwasher soap, laundry pods, laundry pod, tide pod, tide pods, detergent pod, toilet cleaner, toilet bowl cleaner, oven cleaner, easy off, glass cleaner, carpet cleaner, floor cleaner, wheel cleaner, brake cleaner, carb cleaner, carburetor cleaner, starting fluid, starter fluid, pool chemicals, pool shock, pool tablet, chlorine, chlorine tablet, hot tub chemicals, muriatic acid, battery acid, hydraulic fluid, transmission fluid, power steering fluid, gear oil, coolant, anti freeze, windshield fluid, def fluid, tiki torch fluid, torch fuel, charcoal lighter, paint stripper, paint remover, mineral spirits, acetone, denatured alcohol, methanol, wood alcohol, heet, varnish, stain, wood stain, concrete cleaner, rust remover, naval jelly, fertilizer, anhydrous, anhydrous ammonia, nh3, amonia, liquid nitrogen fertilizer, urea, hydrogen peroxide, bleach water, mothballs, button battery, button batteries, watch battery, coin battery, aa battery, lithium battery, hearing aid battery, magnets, magnet, nickel, pennies, coins, vape juice, vape, vape liquid, e juice, zyn, zyns, nicotine pouch, nicotine pouches, nicotine gum, nicotine patch, snus, chewing tobacco, dip spit, cigarette butt, cigarette butts, cigarettes, weed, pot brownie, pot brownies, weed brownie, gummy, edible, edibles, cannabis, delta 8, thc gummy, mushroom chocolate, hand gel, nail glue, lash glue, hair remover, nair, bath bomb, essential oils, tea tree oil, eucalyptus oil, wintergreen oil, oil of wintergreen, camphor, vicks, bengay, icy hot, orajel, visine, afrin, diaper rash cream, desitin, glow stick, glowstick, silica packet, silica gel, desiccant, orbeez, slime, play doh, playdough, crayons, markers, ink, paint chips, lead paint, thumbtack, toothpick, sewing needle, light bulb, thermometer mercury, dog food medicine, dog medicine, dogs medicine, dogs pill, dogs pills, cat medicine, flea medicine, flea and tick, flea drops, flea collar, heartworm, heartworm pill, heartworm pills, horse wormer, horse paste, horse dewormer, cow wormer, sheep drench, cattle dip, pour on, teat dip, udder wash, milk stone remover, pipeline cleaner, pipeline acid, acid cleaner, milkhouse cleaner, treated seed, seed corn treated, crop spray, chemical jug, snow globe, house plant, houseplant, aloe, wet cement, lime, plaster, grout, epoxy, gorilla glue, krazy glue, poison, tide detergent, dip, pot gummies, tooth whitening, teeth whitener, teeth whitening, whitening strips, venom, latex paint, something from under, something under the sink, jewelry cleaner, silver polish, furniture polish, shoe polish, car wash soap, rain x, windshield wash, sealant, caulk, wood glue, pvc glue, ant killer, fly bait, fly strip, citronella, bug zapper, mosquito repellent, repellant, cbd, wart remover, hydrocortisone, neosporin, denture cleaner, denture tablet, contact lens solution, hand warmer, ice pack gel, fire extinguisher, fire extinguisher powder, plug in refill, wax melt, fabric softener, dryer sheet, stain remover, oxy clean, borax, boric acid, lye soap, drain opener",
  mushroom:
    "mushroom*, berries, berry, toadstool*, nightshade, hemlock, oleander, plant, plants, wild carrot, parsnip, wild mushroom, toad stool, wild parsnip, death cap, elderberries, raw elderberries, berries off, jimson weed, jimsonweed, pokeweed, poke berries, acorns, buckeye, buckeyes, apricot pits, poison ivy, water hemlock, larkspur, lily, lily of the valley, poinsettia, philodendron, milkweed, rhubarb leaves, holly berries, mistletoe, yew, foxglove, moonflower, morning glory seeds, castor beans",
  wild: "wild, poison*, unknown, from the yard, in the yard, strange, vomit*, sick, from yard, pasture, timber, woods, the bush, off a bush, off the bush, off a tree, in the woods, ditch, backyard, foraged, forag*, throwing up, threw up, puking, hallucinat*, cramps, raw, thinking it was, front yard, lawn, from the woods, field, poisonous, not sure",
  accidental:
    "accidental ingestion, accidental overdose, accidental poisoning, accidentally swallowed, accidentally drank, accidentally ingested, accidentally ate, accidental tylenol, accidental dose, accidentally took, accidentally gave, accidentally drink, accidently took, accidently drank, accidently gave, accidently swallowed, accidently ate, accidentally double, accidentally eaten, accidentally injected, accidentally overdosed, accidental double",
  poison: "poison*, poisoned, poisoning",
  cleared:
    "ivy, oak, sumac, food, lead, prevention, week, weed*, garter, plants in, plants talk, magnets, stickers, plant list, club, garden, hemlock control, control magnet, control in, number magnet, in pasture",
  chemical:
    "chemical*, bleach, ammonia, anhydrous, pesticide*, herbicide*, insecticide*, fungicide*, roundup, glyphosate, paraquat, dicamba, atrazine, lye, cleaner*, fertilizer*, organophosph*, solvent*, gasoline, diesel, chlorine, weed killer, weedkiller, battery acid, hydrochloric, sulfuric, muriatic acid, phosphine, hydrogen sulfide, nh3, manure gas, silo gas, malathion, drain cleaner, drano, oven cleaner, pepper spray, bear spray, mace, superglue, super glue, super glued, paint thinner, hydraulic fluid, fumigant*, crop spray, bug spray, lime dust, wet cement, toilet cleaner, caustic, toxic, sanitizer, sprayer, teat dip, disinfectant, cleaning product*, propane, refrigerant, freon, formaldehyde, iodine, brake cleaner, starter fluid, epoxy, resin, paint, spray paint, glue, fuel, jet fuel, lime, cement, gas pump, 2 4 d, 24d, wormer, dewormer, ivomec, pour on, dip, sanitizing, treated seed, seed treatment, urea, potash, defoliant, growth regulator, hot sauce, welding, cleaner fluid, rounduped, grazon, gramoxone, lorsban, chlorpyrifos, sevin, diazinon, tordon, banvel, enlist, callisto, acetochlor, prowl, treflan, trifluralin, rodeo, crossbow, permethrin, pyrethrin, cygon, dimethoate, thimet, furadan, carbaryl, rotenone, 2 4d, d con, decon, tomcat, rozol, gopher bait, strychnine, zinc phosphide, phostoxin, fumitoxin, mole bait, prairie dog bait, rat bait, mouse poison, rat poison, rodenticide, terro, ortho, spectracide, hot shot, deet, bifenthrin, weed b gon, preen, miracle gro, cydectin, ivermectin, dectomax, draxxin, micotil, banamine, nuflor, lutalyse, excede, vetmedin, rompun, xylazine, euthasol, clorox, amonia, pool chemicals, pool shock, chlorine powder, chlorine gas, chlorine tablet*, hot tub chemicals, brake fluid, antifreeze, coolant, battery fluid, wasp spray, ink, nail glue, lash glue, gorilla glue, krazy glue, hair spray, perfume, rubbing alcohol, hand sanitizer, sanitizer gel, peroxide, vinegar, wd 40, wd40, essential oil*, peppers, jalapeno, capsaicin, dish soap, detergent, detergent pod, tide pod, laundry pod, laundry detergent, laundry soap, vape juice, vape liquid, acetone, nail polish remover, lighter fluid, starting fluid, carb cleaner, ammonium, sulfuric acid, drain opener, clr, lime away, lysol, disinfect*, pine sol, pinesol, fabuloso, windex, concrete, quikrete, drywall mud, fiberglass, insulation foam, spray foam, bug bomb, fogger, ant powder, kerosene, def fluid, cleaner, hydrochloric acid, pipeline cleaner, udder wash, acid cleaner, toner, salt brine, nh 3",
  exposed:
    "splash*, spray*, spill*, leak*, expos*, inhal*, breathed, breathing in, burn*, got, mixed, mixing, dizzy, sick, drift*, drench*, soaked, doused, squirt*, in my, in his, in her, fumes, dripped, covered, exposure, on my, on his, on her, swallowed, in eyes, splatter*, splashed, sprayed, squirted, breathed in, inhaled, huffed, got in, got on, in eye, in both eyes, in my face, on my face, in face, in the face, on face, in mouth, in my mouth, hit me, hit him, hit us, leaked, eyelid, shut, cloud, hose, burst, blew, choking, coughing, headache, nausea, throwing up, drooling, twitching, burning, burned, smell, blister*, made me, making me, dumped",
  acid: "acid, acids",
  reflux: "reflux, stomach, uric, folic, hyaluronic, amino, heartburn",
  fumes:
    "fumes, vapors, toxic gas, gas leak, chlorine gas, manure pit, silo gas, nerve gas, fume, exhaust, fumigat*, vapor, gases, gas fumes, paint fumes, ammonia fumes, chemical smell, bleach fumes, strong smell",
  sick: "dizzy, sick, headache*, breath*, inhal*, pass*, vomit*, cough*, mixed, exposure, expos*, smell, faint*, made, throwing up, nause*, burning, throat, chest, lightheaded, woozy, groggy, passed out, choking, drowsy, eyes burning, inhaled, breathed in",
  monoxide:
    "carbon monoxide, co poisoning, co alarm, co detector going, co2 alarm, c o alarm, co detector, monoxide, carbon minoxide, c o detector, carbon detector, co alert",
  alarm:
    "alarm*, poison*, expos*, headache*, sick, leak*, fumes, dizzy, going off, beeping, inhal*, breath*, beep*, chirping and, went off, goes off, sounding, nause*, sleepy, vomit*, throwing up, symptoms, poisoning, poisoned, woke up, drowsy, confus*, fainted, passed out, reading high",
  smoke:
    "smoke inhal*, inhaled smoke, breathed smoke, breathed in smoke, house fire smoke, smoke from fire, barn fire smoke, inhaling smoke, smoke inhalation, inhale smoke, breathing smoke, lot of smoke",
  duster:
    "crop duster*, crop dust*, spray plane, sprayer plane, spray drone, crop plane, ag plane, air tractor, spray rig, ground rig",
  sprayedUs:
    "sprayed, drift*, sprayed us, got us, hit us, got me, wet, drifted, soaked, over us, on us, all over, doused, misted",
  injectedSelf:
    "injected myself, injected himself, injected herself, stuck myself, stuck himself, needle stick, needlestick, poked myself with a needle, jabbed myself, injected with, jabbed with, stuck with needle, stuck by needle, stuck with a needle, injected into my, injected into his, jabbed my, jabbed his, poked my, stuck my, stuck his, needle stick from, stuck with cattle, injected by, injected his, injected my, syringe went, needle went in, needle went into, poked with needle, poked myself, poked himself, vaccinated myself, gave myself a shot of, injection gun, pistol grip syringe",
  silo: "silo gas, manure pit, manure gas, organophosph*, paraquat, cyanide, micotil, strychnine, arsenic, hydrogen sulfide",

  // Diabetes
  sugar: "blood sugar, sugar, glucose, bg, sugars",
  sugarCrisis:
    "diabetic coma, insulin shock, dka, ketoacidosis, diabetic shock, diabetic emergency, meter says hi, meter reads hi, meter says lo, meter reads lo, sugar says hi, sugar says high, sugar reads high, sugar crashed, sugar bottomed out, insulin reaction, low blood sugar attack, insulin overdose, too much insulin, took too much insulin, gave too much insulin, double insulin, wrong insulin, double dose of insulin, hypoglycemic shock, severe hypoglycemia",
  muddled:
    "confus*, making sense, make sense, shaky, passed out, unconscious, seiz*, slur*, out of it, incoherent, acting drunk, acting weird, not right, drowsy, sleepy, groggy, babbling, nonsense, hallucinat*, disoriented, delirious, unresponsive, strange, mumbling, mumble*, talking crazy, talking out of his head, talking out of her head, out of his head, out of her head, out of my head, out of their head, not making any sense, not making sense, talking funny, talking nonsense, not acting right, acting strange, acting funny, acting crazy, loopy, stumbling, staggering, wobbly, lethargic, combative, doesnt know me, doesnt know where, doesnt know who, cant stay awake, wont stay awake, foggy, knows where he is, rambling, jibberish, gibberish, goofy, limp, mentally off, cant think straight, hard to wake, unable to wake, talk straight, not herself, not himself, spacey, sweat*, shak*, shaking",

  // Pregnancy and newborns
  pregnant:
    "pregnan*, preg, trimester, weeks along, months along, expecting, prego, pregnant, pregnancy, pregnancies, # weeks pregnant, # weeks pg, im # weeks, at # weeks, second trimester, third trimester, mom to be, months pregnant",
  waterBroke:
    "water broke, waters broke, water just broke, water has broken, water is broken, my water breaks, water broken, broke my water, waters broken, waters just broke, water has broke, think my water broke, green water, water is green, meconium",
  labor:
    "in labor, into labor, in labour, preterm labor, premature labor, early labor, crowning, having contractions, contractions started",
  contraction: "contraction*, labor pains, labour pains, birth pains",
  apart: "apart, minute*, close, early, constant, every, min, mins",
  babyComing:
    "baby is coming, baby coming, baby s coming, babys coming, baby is coming out, babys head, babies head, giving birth now, baby is here, having the baby now, having baby now, giving birth in the car, delivering the baby now, right now baby, baby is crowning, baby right now, delivering at home, having a baby right now, giving birth at home now, see the head, can see the head, head is out, head is coming out, feel the head, feel his head, baby is out, baby came out, had the baby at home, just had baby at home, just had the baby in, born in the car, baby born at home, delivering a baby, deliver a baby at home, how to deliver a baby, delivering my wifes baby, need to push, urge to push, gotta push, crowning, having her baby right now, baby came early at home, feet first, feet coming out, foot coming out, arm came out, born at home not",
  classWords:
    "class*, tour, video, photos, announcement, soon, home, shower, plan, planned, midwife services, photographer, packages, due date",
  cord: "umbilical, cord prolapse, cord around, prolapsed cord, the cord, cord, umbilical cord",
  coming:
    "coming, out, prolaps*, hanging, around, hanging out, sticking out, came out, wrapped, around neck, neck, see the, dangling",
  fetus: "baby, babys, baby s, fetus, babies, kicks, kicking",
  stillWords: "stopped, stop, less, no, not, isnt, hasnt, havent, cant, decreased, quit, doesnt, wont",
  womb: "move, moves, moving, movement*, kick*",
  ectopic: "ectopic",
  afterBirth:
    "after birth, postpartum, after delivery, after giving birth, after having baby, after csection, had a baby, had baby, just had a baby, just had baby, gave birth, after c section, after having a baby, days after baby, weeks after baby, weeks postpartum, days postpartum, had my baby, had a c section, after my c section, after having my baby, since giving birth, afterbirth, placenta",
  newborn:
    "newborn*, new born*, infant*, week old, wk old, wks old, day old, days old, 1 month old, one month old, 2 month old, two month old, preemie, under 3 months, under 2 months, under three months, 2 months old, 2 month, # day old, # days old, # week old, # weeks old, # wk old, # wks old, one week old, two week old, three week old, four week old, three month old, two months, brand new baby, 3 month old, 1 months old, 3 months old, weeks old, newborns, neonate",
  youngBaby: "baby, babys, infant*, newborn*, my little one",
  ageInDays: "# days, # weeks, # wks",
  degreesWord: "degrees, degree, deg",
  lasting:
    "for # days, for # weeks, for # wks, # days now, # weeks now, last # days, past # days, last # weeks, past # weeks, # days straight, since # days",
  older: "year, years",
  fever: "fever*, temp, temps, temperature, fevor",
  feverFelt:
    "fever*, fevor, running a temp, has a temp, have a temp, got a temp, spiked a temp, spiking a temp, running hot, burning up, burning hot, hot to the touch, chills, shaking chills, rigors",
  numberFever:
    "hundred and four, hundred four, one oh four, one o four, hundred and five, hundred five, one oh five",
  numberFeverWeak:
    "hundred and one, hundred one, one oh one, hundred and two, hundred two, one oh two, hundred and three, hundred three, one oh three",
  immuneWeak:
    "chemo*, kemo*, keemo, cancer treatment*, cancer patient*, cancer meds, cancer drugs, immunotherapy, bone marrow transplant*, marrow transplant*, stem cell transplant*, car t, kidney transplant*, liver transplant*, heart transplant*, lung transplant*, organ transplant*, transplant*, new kidney, new liver, new heart, new lung, new lungs, no spleen, without a spleen, without my spleen, dont have a spleen, doesnt have a spleen, do not have a spleen, does not have a spleen, have no spleen, has no spleen, spleen out, spleen removed, spleen taken, spleen was removed, took my spleen, lost my spleen, lost his spleen, lost her spleen, asplenia, asplenic, splenectomy, immunocompromis*, immune compromis*, immunosuppress*, immune suppress*, suppressed immune, weak immune, weakened immune, bad immune, poor immune, low immune, immune system is weak, immune system is low, immune system is shot, immune system is down, no immune system, low immunity, neutropeni*, low neutrophils, low white count, low white cell, low white cells, low white blood, white count is low, white count low, white cells are low, low counts, counts are low, sickle cell, central line, picc line, picc, port a cath, chemo port, dialysis catheter, hickman, leukemia treatment, lymphoma treatment",
  immuneDrug:
    "prednisone, prednisolone, dexamethasone, steroid, steroids, methotrexate, humira, adalimumab, enbrel, remicade, infliximab, rituxan, rituximab, stelara, cellcept, mycophenolate, tacrolimus, prograf, cyclosporine, azathioprine, imuran, xeljanz, rinvoq, actemra, orencia, cimzia, simponi, entyvio, biologic, biologics, anti rejection, antirejection, radiation, leukemia, lymphoma, myeloma, hiv, lupus, cancer",
  calmImmune:
    "class*, support group*, causes, cause fever, can cause, does it cause, hat, hats, wig, wigs, ride to, rides to, donat*, what is, years ago, # years ago, # year ago, in remission, article*, my dog, my cat, dogs, cats",
  weighs: "weigh*, bmi, pounds, lbs, lb, pound, kg, kilos",
  baby: "baby, babys, infant*, newborn*, toddler*, child, kid, son, daughter",
  limp: "limp, floppy, lethargic, lifeless, listless, unresponsive, blue, grey, stiff, gray, purple, not moving, wont move, rag doll, ragdoll, pale, mottled",
  stiffNeck: "stiff neck, neck stiff, neck is stiff, cant bend neck, neck so stiff, cant touch chin",
  soft: "rash, purple, stiff",

  // Others
  snake:
    "snake*, rattlesnake*, rattler*, copperhead*, cobra, black widow, brown recluse, scorpion, cottonmouth, rattlesnakes, snakes, snake, viper, water moccasin, coral snake, prairie rattler, bull snake, tarantula, scorpions",
  bite: "bit, bite*, bitten, biting, struck, stung, sting*",
  snakebite: "snakebite*, snake bite*",
  heat: "heat stroke, heatstroke, sun stroke, sunstroke, heat exhaustion, overheated, overheat*, hypotherm*, frozen, froze, freezing",
  heatTopic: "heat stroke, heatstroke, sunstroke, hypotherm*",
  muddledOrOut:
    "confus*, pass*, faint*, unconscious, dizzy, vomit*, wake*, collaps*, shaking, sense, not waking, mumbl*, delirious, incoherent, sleepy, drowsy, talking crazy, out of his head, out of her head, not making sense, making sense, slurring, slurred, stumbl*, stagger*, limp, unresponsive, blue, lethargic, convuls*, seiz*, seizing, threw up, throwing up, puking, stopped sweating, quit sweating, not sweating, acting weird, acting funny, acting drunk, talking funny, wont wake",
  emergency911: "911, 9 1 1, nine one one",
  ambulance: "ambulance*, ambulence*, paramedic*",
  emergencyNow:
    "medical emergency, this is an emergency, its an emergency, help emergency, emergency help, emergency now, life threatening, need help now, help me please, please help me, send help, need help immediately, help urgent, emergency please, help fast, help quick, hurry help, its urgent help, need an emt, need emt, help somebody, somebody help, someone help me",
  dying: "dying, die",
  person:
    "i, im, i m, me, dad, mom, father, mother, husband, wife, son, daughter, baby, he, hes, she, shes, brother, sister, grandma, grandpa, friend, someone, going to, gonna, might, about to, about, cousin, uncle, aunt, neighbor, coworker, kid, boy, girl, man, guy, lady, we, they, grandson, boyfriend, girlfriend",
  sepsis: "sepsis, septic shock, septic, sepsis signs, septicemia",
  tank: "tank, system*, pump*, field",
  assault:
    "raped, rape, sexual assault, sexually assaulted, sexual abuse, molested, beaten up by, being beaten, strangl*, choked me, beating me, beats me, hitting me, hit me and, choking me, hes hurting me, hurting me, wont let me leave, wont let me out, going to kill me, gonna kill me, threatening to kill me, threatened to kill me, pulled a gun on me, pulled a knife on me, pointed a gun at, held me down, forced himself, forced me to have sex, forced me, drugged me, roofied, beat me up, beat up by, hes coming after me, stalker outside, someone broke in, raping, molest*, strangling, strangled, kidnapped, trafficked, touching my daughter, sexually abused, active shooter, school shooting, beat me, broke in and, hit me in the face, punched me, slapped me, kicked me, attacked me, assaulted, jumped me, being abused, he hits me, he hit me, husband hits me, boyfriend hits me, threatened me with, tried to kill me, trying to kill me, wants to kill me, hes going to kill, home invasion, domestic violence right now, got mugged, was mugged",

  // Suicide and self-harm
  suicide:
    "suicid*, sucid*, suiside*, suicde*, sucicid*, self destruct, kms, kys, unaliv*, un alive, suicidal, suisid*, suicde, suicdal, sucidal, sucide, suicidel, suiccid*, suacide, soocide, suicied, unalive, sewerslide, sewer slide, self delete, self deletion, final exit",
  selfHarm:
    "self harm*, selfharm*, self injur*, self mutilat*, harm self, hurt self, kill self, self hurt, cutting her self, cutting my self, self injury, self harming, self inflicted, selfinjury, sh relapse, harming myself, harming himself, harming herself, harming themselves",
  self: "myself, my self, himself, him self, herself, her self, themself, themselves, yourself, oneself, ourselves, him or herself, meself",
  kill: "kill*, hang, hanging, hung, shoot, shooting, slit*, stab, stabbing, drown, drowning, murder, end, ending, off, suffocate, starve, starving",
  harm: "hurt, hurting, hurts, harm*, cut, cuts, cutting, punish*, injure, injuring, burn, burning, poison, poisoning, choke",
  mishap:
    "accident*, mishap, gym, lifting, work, working, play*, fell, run, running, fall*, exercis*, ski*, shaving, shave, cooking, kitchen, stitches, glass, tetanus, saw, knife, workout, stove, oven, basketball, soccer, football, knee, hip, back, shoulder, ankle, finger, thumb, toe, slipped, tripped, biting, stairs, coffee, iron, curling, garden*, farm*, hammer, moving, bathroom, tin, sheet metal, metal, broken window, window, fence, wire, barbed, barb, by accident, accidentally, can lid, mower, grinder, chainsaw, axe, hatchet, auger, trap, dishes, dish, cleaning, dressing, butcher*, skinning, gutting, opening",
  wrist: "wrist, wrists, thighs, arms, veins",
  slit: "slit*, slash*, cutting, cuts, cut",
  teen: "teen*, daughter, son, student, adolescent, tween, sister, brother, girlfriend, boyfriend, friend, kid",
  cutting: "cutting",
  notCutting:
    "board, hair, teeth, tooth, weight, class*, garden, grass, vegetables, food, edge, horse, carbs, calories, back, costs, molars, steak, meat",
  want: "want*, wanna, wish*, ready to, plan*, thinking, think, thoughts, trying, tried, deserve, hope, hoping, rather, better, going to, gonna, need to, wants, talk*, about, feel like, says, said, threaten*, threatening, wanting, urge, urges, tempted, planning, tell*, told, keeps",
  wantStrong:
    "want*, wanna, wish*, ready to, hope, hoping, rather, deserve, feel like, going to, gonna, prefer, wanting, urge to, tempted to, planning to, wants",
  die: "die, dead, dying, death, never born, never been born, not exist, disappear, be gone, unborn, gone forever, not be here, not here, nonexistent",
  mortal:
    "hospice, cancer, natural, comfortable, eggs, plants, hair, battery, care, certificate, will, tax*, funeral, scared, afraid, fear, insurance, benefit*, to lose, to know, to see, to try, red, easter, plan",
  live: "live, alive, living, exist, existing, be here, wake up, wake, go on, going on, keep going, see tomorrow, be around, life, continue",
  housing: "nursing, assisted, facility, home, apartment, together, alone at, independent*, diabetes, pain",
  wantAny: "want, wanna, wish, care to, feel like, deserve, wanting, want me, longing",
  endLife:
    "end my life, ending my life, end his life, end her life, end their life, ending his life, ending her life, end it all, ending it all, end everything, end the pain forever, end my pain, end this pain forever, end my suffering, take my life, taking my life, took his life, took her life, take her life, take his life, my own life, his own life, her own life, their own life, your own life, end things tonight, end it tonight, end it now, end things for good, ending my own",
  noReason:
    "no reason, no point, nothing, no purpose, not worth, isnt worth, no meaning, whats the point, what is the point, isn t worth, aint worth, why am i, why bother, no will",
  livingWords: "live, living, alive, life, live for, go on, going on, here, worth it, exist, existing",
  indirect:
    "cant go on, can t go on, cannot go on, can not go on, cant do this anymore, cant do it anymore, cannot do this anymore, cant take it anymore, cant take this anymore, cannot take it anymore, cant take any more, cant live like this, cant keep going, cant keep doing this, done with life, done living, tired of life, tired of living, tired of being alive, tired of existing, sick of life, sick of living, sick of being alive, give up on life, giving up on life, given up on life, gave up on life, hate my life, hate being alive, hate living, better off without me, better off if i, better off dead, better without me, world without me, without me around, never wake up again, life is not worth, life isnt worth, lost the will to live, no will to live, nobody would miss me, no one would miss me, wont be missed, noone would miss me, disappear forever, want to disappear, just disappear, dont belong here, not be alive, ready to go be with, permanent sleep, sleep forever, goodbye world, wrote my note, writing my note, danger to myself, danger to himself, danger to herself, goodbye note, goodbye letter, final goodbye, last goodbye, wish i was never born, wish i wasnt born, wish i wasnt here, wish i wasnt alive, wish i werent alive, dont want to be alive, dont want to exist, dont wanna be here, dont want to be here, do not want to be here, dont see a future, no future for me, life has no meaning, rather be dead, should be dead, i should die, deserve to die, deserve to live, life is too hard, life is just too hard, too hard to live, life hurts too much, life is pointless, life is meaningless, me around anymore, have me around, want out of life, want it to be over, want it all to be over, want everything to stop, make it all stop, make the pain stop forever, pain will never stop, pain will never end, talking about death, talks about death, obsessed with death, giving away possessions, giving away his things, giving away her things, gives away his, gives away her, giving away my things, giving away all, nothing matters anymore, no hope left, lost all hope, cant live anymore, cant keep living, cannot live anymore, waste of space, tired of everything, tired of fighting, ready to give up, want to give up, dont care if i live, dont care if i die, dont care about living, dont feel like living, dont feel safe with myself, not safe with myself, not safe alone with, take myself out, end myself, ending myself, end to my life, at the end of my rope, feel like dying, cant be here anymore, world would be better, be at peace soon, soon be at peace, see you on the other side, last day alive, last night alive, dont deserve to be, life is over, my life is over, want to stop existing, stop existing, leave this world, leave this earth, homicidal, want it all to stop, want it to stop, want this to stop, want everything to end, want it to end, should just die, could just die, might as well die, might as well be dead, rather die, should be gone, should not be here, shouldnt be here, shouldnt be alive, shouldnt exist, should have never been born, dont want to keep living, dont want to keep going, will to keep living, think about dying, thinking about dying, thinking of dying, cant see a way out, dont want to be me, dont wanna live, dont wanna be alive, dont wanna exist, dont wanna wake, wish i didnt wake, hope i dont wake, hope i die, wish i could die, wish i would die, let me die, ready to die, why am i alive, why am i still alive, why am i here, worth more dead, more dead than alive, worth more dead than alive, done with this life, done with living, done with it all, done with everything, im done with life, done with this world, whats the use of living, whats the use in living, use of living, whats the point of living, no use living, no use in living, no point in living, no point living, no point to living, no point in life, no point anymore, no point in going on, dont see the point, whats the point anymore, whats the point of it all, point of life, whats the use anymore, reason to keep going, reason to keep living, reason to go on, reason to be alive, nothing left to live for, nothing to live for, nothing left for me, nothing left for me here, got nothing left, have nothing left, hes got nothing left, cant take another day, cant do another day, cant face another day, cant face tomorrow, cant make it another day, cant do life, cant do life anymore, cant handle life, cant take life, cant stand living, cant stand being alive, cant stand life, cant live with myself, cant live without him, cant live without her, not worth living, life not worth, not worth it anymore, life aint worth, isnt worth living, aint worth living, quit living, ready to quit living, want to quit living, better off if i was gone, better off if i was dead, better off if i died, better off if i wasnt, better off if i werent, better off if im gone, better off if im dead, be better off without me, better off without him, better off without her, everybody better off, everyone better off, nobody would miss, no one would miss, nobody will miss me, no one will miss me, nobody would even miss me, nobody would notice if i, no one would notice if i, no one would care if i, nobody would care if i, would anyone miss me, would anybody miss me, would anyone care if i, would anyone notice if i, who would miss me, god take me, lord take me, god would take me, god takes me, god to take me, jesus take me, take me lord, take me god, lord take me home, let god take me, god let me die, god just take me, god would just take me, wont be here tomorrow, wont be here much longer, not be here tomorrow, wont be around much longer, wont be around tomorrow, not going to be here, wont wake up tomorrow, never have to wake up, never wakes up, wish i would not wake up, wouldnt wake up, would not wake up, wish i didnt wake up, hope i dont wake up, pray i dont wake up, praying i dont wake up, dont want to wake up, do not want to wake up, dont wanna wake up, never want to wake up, go to sleep and not wake, sleep and never wake, sleep and never get up, sleep and not wake, fall asleep and never, fall asleep and not, go to bed and not wake, never wake up, not wake up tomorrow, not wake up anymore, not wake up in the morning, want to sleep forever, ending things, ending it all, end it tonight, ready to end it, want to end it, going to end it, gonna end it, how to end it, about to end it, plan to end it, thinking about ending it, think about ending it, i will end it, might end it, end it myself, end my suffering, ending my suffering, end my misery, put me out of my misery, put myself out of, out of my misery, off myself, offing myself, off himself, off herself, tired of being here, tired of it all, tired of waking up, tired of breathing, tired of this life, tired of my life, sick of this life, sick of my life, hate being here, hate waking up, hate that i woke up, done trying, done fighting, done being alive, im done trying, tonight is the night, tonights the night, this is my last night, this is my last day, my last night, my last day on earth, last day on earth, last night on earth, leaving this world, leave this life, ready to leave this world, ready to meet my maker, ready to be with god, dont want to be on this earth, dont want to be on earth, dont want to be in this world, dont want to see tomorrow, wont see tomorrow, dont want a future, dont want to live, do not want to live, dont want to keep, doesnt want to live, doesnt want to be alive, doesnt want to be here anymore, doesnt want to wake up, didnt want to live, not wanting to live, not want to be here, not wanting to be here, not wanting to be alive, no longer want to live, no longer want to be here, dont wana live, want to be dead, wants to be dead, wanna be dead, wish i was dead, wish i were dead, wishes he was dead, wishes she was dead, wishes he were dead, wishes she were dead, wished i was dead, rather not be alive, rather not be here, want to die, wants to die, wanna die, wanting to die, wanted to die, wana die, begging to die, asking to die, going to kill himself, going to kill herself, wants to kill himself, wants to kill herself, threatened suicide, threatening to hurt himself, threatening to hurt herself, texted me goodbye, texted goodbye, said his goodbyes, said her goodbyes, saying goodbye to everyone, says goodbye to everyone, said goodbye to everyone, posted goodbye, wrote goodbye, sent goodbye, goodbye text, goodbye texts, goodbye post, goodbye video, goodbye voicemail, goodbye message, good bye note, goodbye letters, writing goodbye, wrote a goodbye, left a goodbye, suicide note, left a note saying, dont feel safe alone, dont feel safe tonight, dont feel safe being alone, scared to be alone with myself, dont trust myself, scared of what i might do, scared what i might do, afraid of what i might do, afraid ill hurt myself, might do something to myself, something stupid to myself, gonna do something stupid, going to do something stupid, might do something stupid, hurt myself tonight, way out of this, way out but, cant see any way out, see any way out, see no way out, no other way out, failed at life, wish id never been born, wish i had never been born, should never have been born, wish i had died, wish i would have died, wish it was me that died, wish i died, hope i get hit, want someone to shoot me, someone would just shoot me, shoot me im serious, have a plan to, gun to my head, gun to his head, gun to her head, gun in my mouth, gun in his mouth, bullet in my head, bullet in his head, blow my brains, blow his brains, blow her brains, blow my head off, blow his head off, eat my gun, burden to everyone, burden on everyone, burden on my family, burden to my family, lost the will, lost my will, will to live, thinks about dying, cant stop thinking about dying, think about death, thinking about death, thoughts of dying, thoughts about dying, dreaming of dying, fantasize about dying, wondering what its like to be dead, what its like to die, planning my death, plan my own, planned my funeral, voices telling me to, voices tell me to, voices say kill, voices saying kill, voices want me to, kill my baby, hurt my baby, drown my baby, drowning my baby, smother my baby, harm my baby, harming my baby, hurting my baby, hate myself, no way out, only way out, just want out, lost hope, want to end things, gonna end things, end things tonight, end things for good, just end it, just end it all, want it over with, thinking of ways to go, thinking of ways to die, want to be with my dead, gone and so am i, want to go be with, wants to go be with, cant face another, want to just be gone, just be gone, better off gone, be better off gone, dont want to do this life, dont want to do life, not want to live, tired of trying, whats left to live for, what is there to live for, what do i have to live for, life sucks want, i want out of this life, just let me go, ready to go home to god, ready to go to heaven, want to go to heaven, see you in heaven, kids would be better, wife would be better, baby would be better, family would be better, they would be better, be better off if, better if i was dead, better if i died, better if i was gone, better if i wasnt here, wish i didnt exist, wish i could disappear, wish i could just disappear, want to vanish, stop being alive, no longer want to be alive, scared ill hurt myself, scared i will hurt myself, scared ill kill myself, might hurt myself, might kill myself, afraid i will hurt, gonna hurt myself, going to hurt myself, going to hurt my, might hurt my kids, might hurt my baby, might hurt my wife, urge to hurt, thoughts of hurting, thoughts about hurting, thinking of hurting, thinking about hurting, intrusive thoughts of harming, goodbye everyone, goodbye everybody, goodbye to all, this is goodbye, goodbye forever, goodbye cruel world, want the pain to end, pain to end forever, pain to stop forever, make the pain go away forever, want the pain to stop forever, want the hurting to stop, reason to stay alive, nothing to wake up for, give up on living, want to give up on life, ready to give up on life, ready to leave this earth, ready to leave earth, no fight left, no strength left to live, forgive me for what im about, sorry for what im about, im sorry for what im about, take care of my kids when im gone, take care of my dog when im gone, plan my suicide, dont want to exist anymore, dont want to keep going on, wish it would all end, wish i could end it, wish someone would kill me, kill me please, please kill me, someone kill me, shoot me please, let me go to sleep forever, go to sleep forever, drift away forever, life isnt for me, life is unbearable, cant bear life, unbearable to live, living is too hard, too painful to live, hurts to live, hurts to be alive, being alive hurts, im so done with life, so done with living, so done with everything, had enough of life, had enough of living, want to stop living, tired of pain want, losing the will, lost the desire to live, no desire to live, no longer wish to live, do not wish to live, dont wish to live, want my life to be over, want my life to end, wish my life would end, wish my life was over, my life needs to end, life should end, permanent way out, final way out, take the easy way out, taking the easy way out, end of my rope, only one way out, tired of being a burden, being a burden to, just a burden, im a burden, such a burden, feel like a burden, nothing but a burden, drinking myself to death, drink myself to death, starving myself to death, starve myself to death, eat myself to death on purpose",
  burden: "burden, a burden",
  everyone:
    "everyone, everybody, family, my kids, all, others, them, people, my wife, my husband, to others, everyone, anyone",
  caregiver: "caregiver*, financial, tax, cost*",
  nobody: "nobody, no one, noone, anybody, anyone, who",
  care: "care*, miss*, notice*, need*, love*, want*",
  gone: "die, died, dead, gone, disappeared, wasnt here, was gone, not around, live or die, disappear, passed away, was gone, were gone, am gone, be gone, disappear*",
  howTo:
    "how to, how do i, how can i, ways to, way to, ways of, easiest, painless*, quickest, fastest, best way, methods, method, how many, how much, without pain",
  howMany: "how many, how much, enough, lethal, fatal, deadly",
  onPurpose: "on purpose, purposely, purposefully, intentional*, deliberate*",
  thing:
    "pills, overdos*, cut*, hurt*, harm*, medicine, medication, meds, crash*, drug*, drank, took, tylenol",
  jump: "jump*, leap*, step off, throw myself",
  edge: "bridge, building, roof, cliff, overpass, front of, window, traffic, off a, grain elevator",
  drive: "drive, driving, crash, crashing, steer",
  tree: "into a tree, into tree, off a bridge, off the road, into traffic, off a cliff, into a wall, into oncoming, into a pole, into a semi",
  gun: "gun, pistol, rifle, shotgun, rope, noose, razor, guns, shot gun, revolver, handgun, hand gun, deer rifle, glock, 9mm, 22 rifle, bullets, razor blade, exhaust hose, razors",
  onSelf:
    "myself, himself, herself, done with, end, life, goodbye, my head, his head, her head, my mouth, themselves, use it",
  crisisLine:
    "crisis line, crisis hotline, crisis text, 988, nine eight eight, suicide line, lifeline suicide, veterans crisis",
  hopeless: "hopeless*, worthless*",
  noMore: "anymore, die, alone, life, live, living, end, future",
  sleep: "night, sleep*, asleep, apnea, snor*, dreams",

  // Used by one sign each
  cardiac: "cardiac, sudden cardiac",
  after: "after, post",
  calmChoke: "class*, training, cpr, hazard*, prevent*, course*, safety, toy, toys, poster*",
  dyingWord: "dying",
  onWord: "on, in, into, all over, onto",
  toDie: "to die, and die, until i die, until you die",
  thinkDying:
    "think im dying, think i m dying, think i am dying, like im dying, like i m dying, like i am dying, think hes dying, think shes dying",
  neverWake: "never wake*, not wake*, dont wake*, never wanna wake*, not have to wake*",
  reaction: "reaction*",
  job: "job*, hiring, employment, career*, volunteer*",
  selfAnyway: "myself, himself, herself, themselves",
  surgical: "carpal, surgery, fracture*, broken, sprain*, pain",
  calmDying:
    "hospice, eggs, laughing, plant*, tree*, hair, comfort, care, to lose, to know, to see, to try, battery, phone, slowly, weight, loved one, fear*, afraid, wish*, paperwork, dignity, process",
  cut: "cut, cast, casting, hair, eggs, clothes, shirt*",
  accidentWords: "accident*, by mistake, mistaken*, ran, last, insurance",
  calmChest: "xray, x, ray, congestion, cold",
  cantSpeak: "cant, cannot, can not, couldnt, unable to, suddenly not",
  languageWords:
    "english, spanish, language, interpreter, phone, doctor, to a person, to someone, nurse, about",
  babyOnly: "baby, newborn, infant, toddler, kid, child",
  paint: "paint, cross, shield, clothes, eyes, eye, blanket, light, jay, shower, room, shoes, blues",
  calmThroat: "strep, sore, culture, class*, prevent*",
  seasonal: "season*, shot*, pollen, drops, test*, doctor, clinic, mild",
  bleedAny:
    "bleed*, blood, bloody, hemorrhag*, nosebleed*, bled, nosebleed, nose bleed*, gusher, haemorrhage, hemorrhage",
  nose: "nose, mucus",
  blood: "blood",
  aWord: "a, my, his, her, two, the, part of, tip of",
  digitOnly: "finger*, thumb*, toe, toes, hand, foot, arm",
  shotWord: "shot",
  inWord: "in, through",
  wounded: "wound, wounds, stuck, stab*, stomach, chest, neck, fell on, attack*",
  headOnly: "head, skull, noggin, temple, forehead, back of head",
  calmHead:
    "lice, road, circumference, injury clinic, baseline, rehab*, support group*, class*, helmet*, prevent*, start",
  lung: "lung, arch, arches, vein, bridge, barn, building, table",
  safety: "safety, class*, training, insurance, sale, rental, parts",
  vending: "vending, washing, ice, dialysis, cpap, exercise, copy, mri, ekg",
  legal: "lawyer, attorney, claim, therapy, chiropractor, weeks ago, insurance, report, massage, whiplash",
  swallowed: "swallowed, breathed, inhaled, swallowing",
  fevered: "with fever, fever",
  medicationWords: "medication refill, refill*, specialist, clinic, side effects",
  fentanylLike:
    "fentanyl, heroin, meth, cocaine, oxy, oxycodone, morphine, xanax, opioid*, insulin, alcohol, vodka, whiskey",
  gum: "gum, gums, nose",
  blues: "blues",
  detectorOnly: "install, batteries, battery, buy, free, replace",
  need911:
    "need*, send, call*, get, help, now, please, asap, need an, request, dispatch, call an, sent, how to call",
  now: "now, please, asap, here",
  onlyAmbulance: "call ambulance, need ambulance, send ambulance, an ambulance",
  swallowHow:
    "how to swallow, trouble swallowing, hard to swallow, with food, empty stomach, before i ate, after i ate, before eating, after eating, chewable, allowed",
  doubled:
    "double, doubled, extra, second, twice the, triple, wrong, double dosed, doubled up, doubled up on, gave two, gave twice",
  dose: "dose, doses, dosage",
  splashed:
    "splash*, spill*, burn*, on my, in my, on his, in his, splatter*, spray*, splashed, face, in eyes, eyes, hands, on me, skin, burns",
  trainingWords: "training, policy, protocol, class*",
  exercise: "exercise*, yoga, meditation, technique*, class*",
  teeth: "tooth, teeth, dental, gum",
  changes: "change*, problem*, loss",
  lifts: "raise, lift, hold up, move",
  bothArms: "both arms, arms up, arms, his arm, her arm",
  wordsOut:
    "words out, get words, getting words, find words, finding words, form words, forming words, right words, understand speech",
  ribs: "ribs pulling, ribs sucking, chest sucking, chest caving, nostrils flaring, skin sucking, ribs showing, grunting, belly breathing, stridor",
  swells: "swell*, swollen, puffy",
  trigger:
    "allerg*, medicine, medication, ate, eating, after, sting, stung, nuts, nut, peanut*, shellfish, shrimp, bee, new, hives, reaction, antibiotic*, penicillin",
  faceOnly: "face, lip, lips, tongue, eyes, hands, tounge",
  leak: "leak*, gush*, fluid",
  still: "stopp*, slow*, less, decreas*, not, no, isnt, hasnt, havent, wont, fewer, reduced",
  softSpot: "soft spot, fontanel*, fontanelles, fontanel, fontanelle",
  pupils: "pupil, pupils",
  uneven: "bigger, larger, uneven, different, unequal, pinpoint, pin point, blown, dilated, tiny",
  large: "large, covering, blister*, big, all over, deep, entire, whole, white, charred, electric*",
  cold: "stopped shivering, shivering stopped, body temperature below, low body temperature, body temp below, temperature below",
  diabetic: "diabetic, diabetes, insulin",
  fruity:
    "fruity breath, breath smells fruity, fruity smell, breath smells sweet, breath smells like, sweet smelling breath, breath like acetone, nail polish breath, sweet breath",
  breathWrong:
    "slow breathing, breathing slow*, breathing really slow*, shallow breathing, breathing funny, breathing weird, breathing very slow, breathing hard, breathing heavy, breathing heavily, breathing fast, breathing rapidly, breathing really fast, fast breathing, rapid breathing, heavy breathing, breathing is shallow, breathing is slow, snoring and wont, turns blue, irregular breathing",
  hard: "hard, difficult, cant, trouble",
  sleepy:
    "drowsy, sleepy, groggy, out of it, acting drunk, dizzy, wobbly, slurring, loopy, passed out, wont stay awake",
  mixing: "mix*, mixed, combined, together, and, with",
  mixed: "mix*, combin*, mixing, mixed, mixture",
  others:
    "husbands, wifes, moms, dads, mothers, fathers, grandmas, grandpas, grandmothers, grandfathers, sons, daughters, neighbors, dogs, cats, roommates, sisters, brothers, instead, friends, other persons, horses, cow, vet, nanas, papas, grammas, dog, cat, horse, cattle, calf, sister, brother, aunts, uncles, patients, adult, mother in laws, someone elses, somebody elses, babysitters",
  toxicPlant:
    "oleander, nightshade, hemlock, foxglove, lily, lilies, poinsettia, philodendron, dieffenbachia, azalea, mistletoe, holly, castor bean*, daffodil*, yew, jimson*, houseplant, house plant, pokeweed, berries, berry, mushroom*, larkspur, locoweed, seeds, bulb, lily of the valley, water hemlock, poison berries, jimsonweed, pokeberries, elderberries, elderberry, wild carrot, caladium, pothos, peace lily, dumb cane, aloe, iris, tulip bulb, daffodil bulb, hydrangea, buttercup, milkweed, moonflower, leaves off, leaves, a leaf, house plants, plant leaf, acorns, buckeye, apple seeds, apricot pits, mistletoe berries, holly berries, rhubarb leaves",
  betterWords: "better, happier, easier, relieved, fine",
  meGone:
    "im gone, i m gone, i am gone, im not around, i m not around, i am not around, i wasnt around, i was gone, i were gone, im dead, i m dead, i was dead, i were dead, i wasnt here, i am dead, i died, without me",
  othersPeople:
    "others, someone, somebody, people, baby, wife, husband, him, her, them, everyone, kids, family, mom, dad, child, children, coworker*",
  lethal: "lethal, fatal, deadly",
  dosing: "dose, doses, amount, overdose, pills, combination, quantity",
  again: "again, urge, urges, scars, addicted, relapse*, stop",
  trappedIn: "trapped, pinned, stuck inside, upside down, overturned",
  hip: "hip, pelvis, femur, thigh, hips",
  getUp: "get up, get off the floor, stand up, getting up",
  crushed: "crush*, mangled, smashed, run over, degloved, caught in, slammed",
  pressure: "blood pressure, bp, pressure",
  heartRate: "heart rate, pulse, bpm, heartbeat, heart beat, hr",
  oxygen: "oxygen, o2, spo2, pulse ox, sats, oxygen level, sat",
  gasLeak:
    "gas leak, smell gas, gas smell, smells like gas, propane leak, smells gas, smelling gas, smell propane, smelling propane, smells like propane, propane smell, rotten eggs, gas line, hit a gas line, gas is leaking, smell of gas, odor of gas, gas odor, gas in the house, rotten egg smell, smell of propane, natural gas leak, natural gas smell, smell natural gas",
  alcohol: "alcohol, vodka, beer*, wine, whiskey, drinking, drunk, liquor, booze, tequila, rum",
  miscarry: "miscarr*, losing the baby, losing my baby, losing this baby, think i lost the baby",
  testicle: "testicle*, testicular, scrotum, testicles, teste",
  erection: "erection, priapism",
  hours: "hours, 4, lasting, wont go",
  saddle:
    "groin numb, numb groin, cant control bladder, cant control bowels, lost control of bladder, lost bladder control, lost bowel control, loss of bladder control, loss of bowel control, numb between legs",
  compound:
    "compound fracture, open fracture, broken bone sticking, spinal injury, spinal cord injury, severed, degloved, disembowel*, eye came out, paralyzed, internal bleeding, crush injury, punctured lung, collapsed lung, tension pneumothorax, guts coming, intestines coming, organs coming, eye popped, skull fracture, fractured skull, broken skull, cracked skull, guts showing, guts hanging, intestines showing, insides coming, incision opened, incision open, incision split, guts out, insides showing, stitches popped, staples popped, stitches busted, stitches ripped open, incision came open, incision busted, bowels hanging, open belly, eviscerat*, evisceration",
  meningitis: "meningitis, meningococcal, meningitus, menengitis",
  rash: "rash, spots, purple, purplish",
  fading: "fade, fading, spreading, purple, bruise",
  frostbite: "frostbit*, frostbitten",
  something: "something",
  pale: "pale, gray, grey, ashen, white as",
  blank:
    "staring and not, staring blankly, zoned out and not, went stiff, body went stiff, stiffened and, twitching all over, jerking all over, shaking on the floor, eyes rolled",
  calmPoison:
    "class*, training, prevention, volunteer*, awareness, poster*, prevention week, disposal, research, job*, career*, license, certification, removal, peel*, engineer*",
  sting: "sting*, stung, wasp*, bee, bees, hornet*, yellow jacket*, fire ants, wasps, hornets, stings",
  mouth: "mouth, mouths",
  bumps: "bump*, burn, shav*",
  razor: "razor*, knife, blade",
  intend:
    "thinking of, thinking about, want to, going to, gonna, planning to, plan to, wanna, might, about to, considering",
  luck: "luck, raffle, brush, swim*, golf, genius, midnight, paint*, keyboard, engine, art, breast, certified",
  highPlace:
    "roof, ladder, windmill, silo, balcony, window, hayloft, scaffold*, grain bin, deer stand, tree stand, cliff, second story, rooftop, combine, bridge",
  hotCar:
    "locked in car, locked in the car, in a hot car, in hot car, left in car, left in the car, left in hot truck, in a hot truck, in hot truck, left in truck, left in a car, left in a hot car, locked in truck, locked in the truck, inside hot car, baby in car, baby in the car, kid in hot car, locked keys in car with baby, baby locked, kids locked in, toddler locked, locked my baby, locked baby, child locked",
  strength: "strength, mg, mcg, ml, milligram*, units, allowed, safe, can i, should i, how often",
  lotsOf:
    "a lot of, lots of, bunch of, all the, all of the, many, whole, # extra, extra, handful, a handful, handfuls, fistful, whole bottle, half a bottle, half bottle, half the bottle, bunch, way too many, ten, twelve, fifteen, twenty, thirty, forty, fifty, dozen, a dozen, seven, eight, nine, weeks worth, a weeks worth, months worth, days worth, whole weeks, whole week, all of them, at once, pack of, a pack, every one of, double, twice, loads of, couple of bottles",
  tookPlainly:
    "took, taken, swallowed, ate, drank, gave, snorted, popped, downed, given, eaten, injected, ingested, chewed, taking, swallow, swallowing, took like, mixed",
  swallowVerb: "swallow",
  sameQuestion:
    "same question, same thing over, cant remember, doesnt remember, doesnt know where, forgetting, memory loss, throwing up, vomit*, confus*, sleepy, drowsy, acting weird, acting strange, acting funny, not acting right, dazed, glazed, blurry, double vision, ear, unequal, not himself, not herself, sleeping a lot, wants to sleep, keeps asking, repeating, repeats himself, repeats herself, slurring, talking crazy, talking funny, stumbl*, wobbly, puking, puked, knocked out, passed out, wont wake, hard to wake, blood thinner*, thinners, eliquis, warfarin, coumadin, xarelto, plavix, seiz*, screaming, soft spot, dent, mushy, bleed*, dizzy, headache, lump, goose egg, pupils, not acting",
  needleShots: "steroid*, cortisone, gel, botox, vaccine shot, flu",
  ranOverWord: "run over, ran over",
  sore: "sore, strep",
  allMy:
    "all my pills, all my meds, all of my pills, my whole bottle, the whole bottle, all these pills, all the pills",
  burnOrSpill: "burn*, scald*, spill*, pulled, dumped, poured, grabbed, touched, splash*",
  relative:
    "husband, wife, spouse, partner, dad, mom, mama, papa, father, mother, grandpa, grandma, grandfather, grandmother, son, daughter, brother, sister, uncle, aunt, cousin, nephew, niece, grandson, granddaughter, friend, boyfriend, girlfriend, neighbor, coworker, boss, hired man, hired hand, cow hand, cowhand, ranch hand, worker, guy, man, woman, lady, kid, kids, baby, toddler, boy, girl, teen, teenager, student, patient, roommate, buddy, roomate, fiance, ex, classmate, child, children, infant, newborn, in law",
  anyone:
    "husband, wife, spouse, partner, dad, mom, mama, papa, father, mother, grandpa, grandma, grandfather, grandmother, son, daughter, brother, sister, uncle, aunt, cousin, nephew, niece, grandson, granddaughter, friend, boyfriend, girlfriend, neighbor, coworker, boss, hired man, hired hand, cow hand, cowhand, ranch hand, worker, guy, man, woman, lady, kid, kids, baby, toddler, boy, girl, teen, teenager, student, patient, roommate, buddy, roomate, fiance, ex, classmate, child, children, infant, newborn, in law, i, im, me, my, he, hes, him, his, she, shes, her, we, us, they, them, someone, somebody, person, people, everyone, everybody",
  anyPart:
    "head, face, neck, throat, chest, stomach, belly, gut, abdomen, back, side, ribs, rib, groin, thigh, leg, legs, arm, arms, eye, eyes, shoulder, hip, calf, knee, hand, foot, hands, feet, wrist, ankle, cheek, skull, butt, buttock, lung, spine, shin, forearm, elbow, boot, crotch, mouth, hand and, finger, fingers, thumb, toe, toes, ear, nose, lips, lip, body, tongue, palm",
  deepPart:
    "head, face, neck, throat, chest, stomach, belly, gut, guts, abdomen, back, side, ribs, groin, thigh, leg, arm, eye, shoulder, hip, calf, knee, skull, butt, lung, spine, forearm, boot, crotch, hand, foot, palm, mouth, cheek, body, ankle",
  pierce:
    "nail, nails, rebar, fence post, post, t post, pitchfork, fork, tine, tines, stick, branch, knife, arrow, broadhead, bolt, fish hook, fishhook, fishing hook, treble hook, hook, stake, pipe, metal, glass, bullet, pellet, bb, shard, scissors, screwdriver, drill bit, drill, screw, rod, spike, pole, wood, splinter, barb, steel, ice pick, pencil, board, nail gun, fence, horn, wire, crossbow, antler, skewer, bale spear, hay spear, spear, prong, pry bar, crowbar, knitting needle, chopstick, dart, bale hook, hay hook, corn stalk, auger bit, barbed wire, sickle, mower blade, blade, saw blade",
  throughIn: "through, in, into, stuck in, inside, thru, out of",
  hives:
    "hives, welts, swelling up, swollen up, swelled up, swelling up bad, all swollen, swelling everywhere",
  gag: "gag*, gagging, gagged",
  cough: "cough*",
  inhalerFails:
    "inhaler did nothing, inhaler doing nothing, inhaler does nothing, inhaler is empty, inhaler empty, out of inhaler, inhaler ran out, albuterol did nothing",
  barking: "barking, barky, croup, stridor",
  badState:
    "went limp, gone limp, is limp, all limp, lifeless, just dropped, dropped to the floor, dropped to the ground, dropped dead, man down, woman down, keeled over, slumped over, slumped, turned gray, turned grey, turned blue, turned purple, went blue, gone blue, went gray, turning gray, turning grey, eyes rolled back, out cold, unresponsive, flatlined, no signs of life, face down, collaps*, keels over, fell out and, went unconscious, knocked out cold, ko d, not conscious, stopped responding, cold and stiff, seems dead, looks dead, think hes dead, think shes dead, is he dead, is she dead, eyes are rolled back, eyes are rolling, eyes rolled, on the floor and wont, not coming around, wont come around, wont come to, on the ground not, fell out not, out of it and wont, foaming, eyes fixed, glassy eyed, glazed over eyes, limp and, went stiff, gurgling, agonal, barely alive, barely conscious, barely awake, in and out of consciousness, in and out of it, semi conscious, semiconscious, coming in and out, drifting in and out, wont open his eyes, wont open her eyes, cant keep eyes open, cant keep his eyes open, cant keep her eyes open, wont rouse",
  notAnswer:
    "not answering, isnt answering, wont answer, doesnt answer, not answer, wont respond, not responding, isnt responding, doesnt respond, not talking, wont talk to me, wont talk, no response, not responsive, quit answering, quit talking, isnt talking",
  drool: "drool*, foam*, froth*, staring, zoned out, spaced out",
  grabbed:
    "got, caught, grabbed, sucked, stuck, pulled in, ate, took, tore, ripped, wrapped, snagged, chewed, mangled, crushed, smashed, cut, in, wound up, hung up, tangled, drug in, yanked",
  clothing:
    "sleeve, coveralls, shirt, jacket, glove, pant leg, hair, clothes, pants, coat, shoelace, overalls, hoodie",
  pinned:
    "pinned, trapped, crushed, stuck under, pinned under, trapped under, rolled on top, fell on top, landed on, came down on, tipped on, tipped over on, fell on him, fell on her, fell on my, fell on me, rolled over on, buried under, run over, ran over, backed over, flipped on, rolled on, fell over on, on his chest, on her chest, on my chest, on his leg, on top of, off the jack, fell off jack, slipped off, on top",
  heavyThing:
    "bale, tractor, truck, car, atv, four wheeler, tree, log, forklift, skid steer, cow, horse, bull, wall, beam, gate, trailer, wagon, tv, dresser, vehicle, hay, machine, machinery, boulder, rock, combine, mower, side by side, utv, jack, hoist, pallet, tank, tire, tires, panel, pickup, refrigerator, fridge, bookcase, shelf, garage door, loader, bucket, silo, roof, trench, bricks, jeep, golf cart, snowmobile, engine, motor, limb, branch, round bale, tree limb, haystack, stack of hay, dirt, load",
  legWrong:
    "turned out, shorter, wrong way, pointing, bent, sideways, backwards, twisted, cant walk, cant stand, cant put weight, deformed, crooked, angle, dangling, hanging off",
  legPart: "leg, foot, hip, knee, ankle, arm, wrist, elbow, shin",
  cutToBone:
    "to the bone, to bone, see bone, see the bone, see the muscle, see muscle, see fat, tendon, tendons, down to the bone, split open, wide open, gaping, gushing, spurting, squirting",
  anyCut:
    "cut*, cutting, slice*, slicing, gash*, lacerat*, sliced, saw, sawed, knife, ax, axe, hatchet, machete, chainsaw, glass, grinder, split, tore, ripped, barbed wire, barb wire",
  ice: "ice, thin ice, pond, lake, river, creek",
  fellThrough: "fell through, went through, fall through, broke through, fell in, fell into, under the",
  bodyOfWater:
    "river, lake, pond, creek, canal, ditch water, water, reservoir, dugout, irrigation ditch, flood, floodwater, lagoon",
  intoWord: "in, into, in the, into the, went in, went into, underwater, under, sinking",
  coldWords:
    "snow, blizzard, freezing, frozen, froze, hypothermia, cold, ice, shivering, outside all night, out all night, quit shivering, stopped shivering, not shivering, winter, creek, wet, out in cold",
  frostSigns:
    "white and hard, hard and white, black, turned white, waxy, frozen solid, frozen, no feeling, numb and white, white, blister*, blue, wont warm up",
  frostPart: "finger*, toe*, feet, foot, hand*, nose, ears, cheeks, ear",
  coldOnly: "frozen, froze, freezing, frost, cold, frostnip*, snow, blizzard, ice fishing, thaw*",
  heatWords:
    "heat, hot, sun, overheat*, roofing, hay field, hayfield, sweating, detasseling, detassling, irrigating, 100 degrees, # degrees, bailing hay, baling hay, stacking bales, football practice, two a days, marching band, sauna",
  noSweat:
    "stopped sweating, quit sweating, not sweating, isnt sweating, no longer sweating, skin is hot and dry, hot and dry, hot dry skin, skin hot and dry",
  hotThing:
    "hot oil, hot water, hot grease, grease, bacon grease, boiling water, boiling, radiator, radiator fluid, coolant, steam, fryer, turkey fryer, tar, hot tar, asphalt, wax, exhaust, muffler, branding iron, wood stove, stove, campfire, fire pit, firepit, bonfire, fire, flames, flame, grill, burn barrel, trash fire, brush pile, hot coffee, coffee, hot soup, soup, tea, noodles, ramen, oven, iron, curling iron, gas can, gasoline, gas fire, propane, kettle, pot of, crock pot, crockpot, hot glue, welding, torch, cutting torch, hot metal, molten, slag, battery, fireworks, firecracker, firework, oil, water heater, bath water, oatmeal, hot syrup, hydraulic oil, hydraulic fluid, engine, flash fire, lighter, boiling jam, syrup, gravy, chili, broth, pan, skillet",
  hotContact:
    "burn*, burnt, scald*, splash*, splatter*, spray*, spill*, spilled, pour*, tipped, dumped, exploded, explode, blew up, blew, flashed, erupted, pulled, fell in, fell into, fell on, touched, grabbed, popped, blister*, peel*, melted, skin coming off, caught, landed on, spills, dripped, slopped",
  exploded: "exploded, explode, blew up, explosion, blew up in, blast, backfired, flash fire",
  sugarHi:
    "reads hi, read hi, reading hi, says hi, says high, reads high, reading high, meter high, meter says, meter reads, says lo, reads lo, says low, reading lo, reading low, reads low, wont come up, wont come down, dropping fast, crashing, crashed, bottomed out, bottoming out, too low, really low, way low, super low, way too low, so low, sky high",
  streaks: "red streaks, red streak, streaks, red line, streaking",
  infected: "infect*, wound, cut, bite, swollen, fever, leg, arm, foot, hand, incision, chills",
  chills: "chills, shaking chills, rigors, shivering",
  sepsisSigns:
    "confus*, not making sense, racing, fast heart, mottled, clammy, cold, low blood pressure, bp low, lethargic, cant wake, breathing fast, talking crazy, out of it, delirious, shaking, chills, signs",
  infection: "infection, infected, uti, sepsis, septic, wound, pneumonia, incision, cellulitis, gangrene",
  vomitGreen:
    "vomiting green, throwing up green, green vomit, green puke, puking green, bile, greenish, projectile, black vomit, poop smelling",
  notFeeding:
    "wont eat, wont nurse, not eating, not nursing, refusing to eat, refusing bottle, wont take a bottle, wont take bottle, not feeding, wont feed, no wet diaper*, no wet diapers, not peeing, wont drink, not drinking, quit nursing, quit eating, hasnt eaten, hasnt peed, hasnt wet, sunken",
  newbornSick:
    "hard to wake, sleepy, limp, floppy, fever, yellow, lethargic, cold, blue, gray, grunting, breathing, wont wake, temp, vomit*, puking, weak cry, sunken, listless, crying nonstop",
  shaken: "shaken, shook, dropped",
  spineSigns:
    "peed myself, peed himself, pooped myself, lost control of, wet myself, cant pee, cannot pee, unable to pee, cant feel to pee, cant hold my pee, numb down there, crotch, saddle, cant control",
  numbLeg:
    "legs numb, numb legs, leg numb, cant feel legs, cant feel my legs, legs gone numb, legs went numb, legs weak, legs are numb, back pain, legs wont work, legs are weak, legs quit working, numb, back injury",
  cpr: "cpr, mouth to mouth, rescue breaths, chest compressions, aed, defibrillator",
  howToAid:
    "how to do, how do i do, how do you do, doing, start, started, giving, need, instructions, steps, where is, is there an, right now, how to give, performing, grab",
  deviceHeart: "pacemaker, defibrillator, icd, aicd, life vest, lifevest",
  deviceFired: "shocked, shocking, went off, going off, fired, zapped, keeps shocking, shocks",
  biteWord: "bit, bitten, bite, bites, got me, got him, got her, struck, stung, fangs, fang",
  venomous:
    "rattlesnake*, rattler*, copperhead*, cottonmouth, black widow*, brown recluse, recluse, scorpion*, water moccasin, viper, coral snake",
  allergen:
    "peanut*, nut, nuts, cashew*, shrimp, shellfish, crab, fish, milk, egg, eggs, walnut*, almond*, pecan*, penicillin, amoxicillin, antibiotic*, bee, wasp, stung, sting, ibuprofen, new pill, new medicine, med, blood pressure pill, lisinopril, bactrim, ants, contrast, strawberries, kiwi, sesame, hornet, yellow jacket",
  swollenFace: "face, lip, lips, tongue, tounge, throat, eyes swollen, eyes swelling, mouth, eyelids",
  alcoholLots:
    "fifth of, bottle of, handle of, too much, shots, a lot of, whole, cant stop puking, all night, case of, pint of, liter of, everclear, moonshine",
  outOrCold:
    "wont wake, cant wake, not waking, passed out, unresponsive, blue, cold, barely breathing, not breathing, choking, puking in his sleep, clammy, limp, wont wake up, gray, throwing up, unconscious, snoring weird, slow breathing",
  rigid:
    "hard as a rock, rigid, rock hard, board, distended, swollen and hard, hard and swollen, cant stand up, stand up straight, doubled over, curled up, passing out, screaming, on the floor, cant stand, rolling on, crying in pain",
  twisted: "twisted, torsion, twist",
  pesticide:
    "roundup, rounduped, grazon, gramoxone, paraquat, lorsban, chlorpyrifos, sevin, malathion, diazinon, tordon, banvel, dicamba, atrazine, enlist, callisto, acetochlor, prowl, treflan, trifluralin, glyphosate, rodeo, crossbow, permethrin, pyrethrin, cygon, dimethoate, thimet, furadan, carbaryl, rotenone, 2 4 d, 24d, 2 4d, d con, decon, tomcat, rozol, gopher bait, strychnine, zinc phosphide, phostoxin, fumitoxin, mole bait, prairie dog bait, rat bait, mouse poison, rat poison, rodenticide, terro, ortho, spectracide, hot shot, deet, bifenthrin, weed b gon, preen, miracle gro, cydectin, ivomec, dectomax, draxxin, micotil, banamine, nuflor, lutalyse, excede, vetmedin, rompun, xylazine, euthasol, pesticide*, herbicide*, insecticide*, fungicide*, weed killer, weedkiller, bug spray, wasp spray, crop spray, spray, sprayer, chemical*, organophosph*, fumigant*, anhydrous, ammonia, nh3, fertilizer*, seed treatment, crop dusting, defoliant, growth regulator, nh 3, spraying crops, spraying weeds, spraying fields, spraying field, spraying thistles, spraying beans, spraying corn, crop spraying, sprayed crops, sprayed the field, spraying all day, mixing chemicals, mixing chemical, after spraying, from spraying",
  exposureSign:
    "dizzy, sick, throwing up, vomit*, puking, drool*, twitch*, headache*, nause*, shaking, shaky, cant breathe, trouble breathing, breathing, burning, burn*, rash, blister*, confus*, weak, sweating, faint*, passed out, cough*, watering, blurry, cramps, diarrhea, sprayed on, soaked, spilled on, spilled all, splashed, drift*, drifted, drenched, doused, covered in, covered with, all over me, all over him, all over her, all over my, all over us, in mouth, in my mouth, got on me, breathed, inhaled, exposure, exposed, poisoning, twitching, tight chest, eyes burning, on my skin, on skin, in eyes, in my eyes, in his eyes, in eye, in face, in my face, in the face, sick to stomach, tingling, leak, leaked, leaking, cloud, hose broke, hose burst, hose blew, line broke",
  hazardPills:
    "pill box, pillbox, pill bottle, pill organizer, medicine cabinet, purse, grandmas purse, pills, meds, medicine",
  gotInto:
    "got into, gets into, getting into, got in, gotten into, get into, into the, found, found the, opened, emptied, dumped",
  numberWord:
    "four, five, six, seven, eight, nine, ten, twelve, fifteen, twenty, thirty, forty, fifty, sixty, hundred, dozen, several",
  cleanerA:
    "bleach, clorox, ammonia, amonia, vinegar, toilet cleaner, toilet bowl cleaner, lysol, windex, peroxide, comet, drain cleaner, drano, pine sol, cleaner, cleaners, cleaning products, cleaning supplies, chlorine, pool chemicals, pool shock, muriatic acid, acid, chemicals, clr, lime away, rubbing alcohol, nh 3",
  engineIndoors:
    "generator, furnace, heater, space heater, propane heater, kerosene heater, wood stove, fireplace, car running, truck running, left the truck running, running in garage, running in the garage, left car running, exhaust, exhaust fumes, tailpipe, grill inside, grill in house, grill in the house, charcoal inside, buddy heater, gas stove, camp stove, boiler, chimney, blocked flue, flue, skid steer inside, pressure washer inside, engine running, ice shack, ice house, camper, stove pipe, water heater",
  gasSick:
    "dizzy, headache*, sick, nause*, throwing up, vomit*, puking, sleepy, drowsy, passed out, woozy, groggy, confus*, fainted, faint, lightheaded, light headed, woke up with, out of it, pass out, wont wake",
  gasPlace:
    "silo, silo gas, silage, silo filler, silo pit, manure pit, manure lagoon, manure gas, pit gas, hog pit, hog building, hog confinement, slurry, slurry pit, slurry tank, grain bin fumes, well pit, septic tank, sewer, sewer gas, fermentation, confined space, manure tank, barn pit, slatted barn, lagoon, manhole, h2s, hydrogen sulfide, fumigated bin, rotten egg, h 2 s",
  gasEffect:
    "dizzy, headache*, passed out, pass out, went down, collaps*, unconscious, fumes, gas, cough*, breathed, inhaled, cant breathe, sick, breath*, choking, overcome, overcame, woozy, fainted, fell in, fell into, went in after, not answering, not responding, unresponsive, down in, didnt come out, yellow gas, yellow cloud, burning, chest, lightheaded, throat",
  vetDrug:
    "draxxin, micotil, tilmicosin, banamine, nuflor, lutalyse, excede, cattle vaccine, cow vaccine, cattle shot, cattle medicine, cow medicine, horse medicine, vet medicine, livestock vaccine, brucellosis, bangs vaccine, 7 way, 8 way, xylazine, rompun, ivomec, ivermectin, dectomax, cydectin, oxytocin, hog vaccine, pig vaccine, horse shot, calf shot, calf vaccine, sheep vaccine, dart, euthanasia, vaccine gun, la 200, la200, vibrio, scour guard, estrumate, prostaglandin, cattle needle, cattle syringe, cow needle, bovine, vaccine for cows, vaccine for cattle, shot for cattle, livestock medicine, vaccine for calves, animal vaccine, dog vaccine, animal medicine",
  injectWord:
    "injected, inject*, stuck, poked, jabbed, stabbed, needle, shot myself, swallowed, ate, eaten, drank, splashed, sprayed, in my eye, in eye, into my, into his, in my thumb, in my finger, in my hand, accidentally, myself, himself, herself",
  drinkWrong:
    "mistook, thought it was, thinking it was, out of pop bottle, pop bottle, gatorade bottle, water bottle, unmarked bottle, by mistake, by accident, on accident, accidentally",
  doubledSign:
    "double dosed, double dosing, doubled up on, double dose, doubled dose, doubled my, doubled his, doubled her, gave double, took double",
  endObject:
    "end it, ending it, end things, ending things, end my life, ending my life, end it all, end his life, end her life, be done with life, be done with it all, be done with everything, be dead, off myself, offing myself, off himself, off herself, kill myself, killing myself, quit living, stop living, stop existing, cease to exist, not exist, not be alive, not be here, disappear forever, sleep forever, never wake up, not wake up, never get up, never wakeup, go to sleep and never, join him in heaven, blow my brains, blow his brains, blow her brains, put a bullet, eat a bullet, eat my gun, swallow a bullet, hang myself, take myself out, check out for good, meet my maker, be with my dead, slit my, drown myself, starve myself to death, crash my car, crash my truck, wreck my truck, step in front, walk into traffic, take all my pills, take the whole bottle, run off the road, pull the trigger, commit suicide, not live anymore, not live any more, go to sleep forever, sleep and never, not have to wake, leave this world, overdose, overdosing, od, jumping off, jump off the, jump off a, jump in front, jumping in front, drive off the, drive off a, drive into the, drive into a, driving off, drive my truck, drive my car, driving into, run my truck, lay down and die, just die",
  intentStrong:
    "want*, wanna, wish*, ready to, ready, going to, gonna, plan*, planning, plan to, thinking of, thinking about, thoughts of, thought about, thoughts about, about to, tempted, urge, urges, considering, decided, trying to, tries, tried, threaten*, threatening, talks about, talking about, talked about, texted, let me, how to, how do i, how can i, best way, easiest way, quickest way, fastest way, way to, ways to, should i, should, feel like, hope, hoping, pray*, deserve, need to, keep thinking, waiting to, waiting for, might, wants, swears, vowed, scared i will, scared im going to, afraid i will, afraid ill, gun, pills, rope, bridge, so i can, time to, tonight, says, said, saying, told me",
  gunCue:
    "hes done, shes done, im done, hes gonna, hes going to, shes going to, wont put it down, wont come out, wont talk, locked himself, locked herself, goodbye, good bye, note, letter, letters, crying, sobbing, drinking, depressed, ending, nothing left, nothing to live, alone, give up, giving up, given up, gave up, cant take, cant do, my mouth, his mouth, her mouth, my head, his head, her head, my chin, my temple, his temple, under his chin, under my chin, loaded, pointed at, pointing, tonight, tonights, die, dead, death, suicid*, myself, himself, herself, bullet, one bullet, trigger, hopeless, worthless, failure, bankrupt, thinking about, wanna, use it, hang, life, living, sitting, wife left, took off, went out to, headed to, walked out, gone, want to use, lost everything, missing, so tired, threatening, says hes done, says shes done, hes had enough, had enough, cant find him, cant find her",
  noose:
    "noose, nooses, exit bag, suicide bag, helium bag, hang rope, rope around my neck, rope around his neck, rope around her neck, rope tied, tied a rope, tied the rope, bought a rope, bought rope, rope in the barn, rope in the garage, rope in the closet, rope over the, hung a rope, belt around my neck, belt around his neck, cord around my neck, with a rope in the, rope in his hand, rope in her hand, rope in the shop, rope in the tree, rope hanging, rope from the rafters, rope from a beam, rope over a beam, rope over the beam, rope and a chair, made a noose",
  trainPlace:
    "train, tracks, train tracks, railroad tracks, railroad, overpass, bridge, cliff, water tower, grain elevator, elevator, roof, ledge, rooftop, traffic, semi, oncoming, oncoming traffic, highway, interstate, building, balcony, silo, windmill, wind turbine, dam, quarry, river, grain leg, lagoon, parking garage, window",
  trainAct:
    "jump, jumping, jump off, jump in, jump from, jumping off, throw myself, throwing myself, step in front, stepping in front, step off, stepping off, lay on, laying on, lie on, lying on, lay down on, walk in front, walk into, drive off, driving off, drive my truck off, go off the, end it, end things, end it all, let go, drive into, drive my truck, drive my car, drive in front, driving my truck, swerve into, swerving, steer into, pull in front, pull out in front, crash into, leap, leaping, standing on, standing at, standing by, sitting on, edge of",
  substance:
    "pills, pill, sleeping pills, tylenol, ibuprofen, advil, aspirin, benadryl, insulin, oxy, xanax, fentanyl, heroin, meth, alcohol, meds, medicine, medication, drugs, gabapentin, trazodone, melatonin, bleach, antifreeze, rat poison, poison, ambien, morphine, percocet, hydrocodone, metoprolol, blood pressure pills, painkillers, heart pills, helium, carbon monoxide, car exhaust, exhaust, bullet, units, mg, tramadol, klonopin, ativan, lithium, digoxin, zoloft, seroquel, nyquil, pain pills, norco, vicodin, acetaminophen",
  killYou:
    "kill me, kill you, kill a person, kill someone, kill somebody, kill yourself, to die, to end it, end it, end my life, end it all, to not wake up, not wake up, never wake up, be fatal, is fatal, fatal, lethal, and die, you die, to od, to overdose, stop your heart, stop my heart, die fast, kill fast, kills you, kills fast, kill you fast, make you die",
  killQuestion:
    "how many, how much, how long, what, which, will, would, can, could, does, do, enough, if i, if you, long does it take, is it, dose, amount",
  worthMore:
    "worth more dead, more dead than alive, worth less alive, more if im dead, more if i die, more if im gone, money if im dead, money if i die, if i was dead, if i were dead, if im dead, do it myself, did it myself, die by my own, by my own hand, kill myself, if i kill, off myself, suicide, its suicide, more valuable dead, better off dead, worth alive",
  insurance: "insurance, life insurance, policy, payout, pay out, pay off the, payoff",
  moneyDead:
    "worth more than me, worth more than i am, worth more than my life, more than im worth, would get the money, get the money if, gets more if, gets the insurance if, insurance pays if i, insurance pay if i, pay out if i, payout if i, pays if i die by, cover if i do, pay if i do, pay if i kill, be set if im gone, be set if i died",
  shortCrisis: "ending it, end it, going to jump, gonna jump, about to jump, i will jump",
  goodbye: "goodbye*, good bye, goodbyes",
  goodbyeAct:
    "texted, text, texting, posted, post, wrote, writing, left, sent, sending, said, says, saying, called to say, note, letter, video, message*, snapchat, facebook, instagram",
  goodbyeFear:
    "pills, gun, guns, gone, missing, cant find, scared, worried, wont answer, not answering, gave away, took, drove off, left the house, weird, depressed, snapchat, facebook, instagram, everyone, forever, dog, stuff, letters, note",
  giveAway: "giving away, gave away, gives away, given away, giving all, gave all, giving out",
  belongings:
    "his guns, his dog, her dog, my dog, his tools, his things, her things, my things, his stuff, her stuff, my stuff, all my, all his, all her, everything, his horses, her horses, my horses, prized, possessions, jewelry, favorite, belongings, his saddle, my saddle, her cat, his truck",
  cutsWord:
    "cuts, cut marks, slashes, razor cuts, cutting marks, slices, fresh cuts, scars, burn marks, cigarette burns, cutting, cuts on",
  armsPlural: "arms, wrists, thighs, wrist, inner arm, forearms, forearm, thigh",
  youngOne:
    "daughter, son, teen, teens, teenager, student, kid, kids, girl, boy, sister, brother, friend, niece, nephew, girlfriend, boyfriend, roommate, granddaughter, grandson, her, my, year old, child, childs, daughters, sons, students, friends, sisters, i",
  sadWords:
    "sad, depressed, when im, when i, feel something, to feel, numb the, cope, relief, release, long sleeves, hides, on purpose, in secret, lighter, cigarettes, stressed, anxious, lonely, to feel better, myself, herself, himself, razor, urge",
  harmVerb:
    "cut*, cutting, cuts, burn, burning, burns, hit, hitting, hits, hurt, hurting, hurts, punch*, scratch*, starve, biting, bangs, banging, bang, carving, carved, carves",
  overdoseThought:
    "thinking of, thinking about, want to, wanna, going to, gonna, plan to, planning to, threatening to, threatened to, wants to, tried to, urge to, thoughts of, tempted to, might, says hell, says shell, says she will, says he will",
  overdoseAct:
    "overdose, overdosing, od, oding, take all my, take all his, take all her, take all the, taking all my, take my pills, take a bunch of, swallow all, swallowing all, taking a bunch, taking the whole, take the whole bottle, drink bleach, drinking bleach, drink antifreeze, drink poison",
  lostAll:
    "lost the farm, losing the farm, lost the ranch, losing the ranch, lost the herd, lost my farm, lost everything, bank is taking, foreclos*, bankrupt, wife left, lost the wife, crops failed, lost it all, in debt, so much debt, lost my job, broke and, going under",
  endCue:
    "im done, i am done, ready to quit, cant go on, no way out, done, whats the point, no point, give up, nothing left, no reason, end it, hopeless, gun, rope, no use, no future, finished, rather be",
  stuckWord: "stuck, lodged, caught",
  deepWord: "deep, huge, open, to bone, wide open, gaping, stitches, bad, tendon, wont stop",
  sunkIn:
    "sunk, sinking, sank, up to his neck, up to his chest, up to his waist, waist deep, neck deep, going under, sucked in, sucked under, sucked down, buried, engulfed, covered, fell in, fell into, trapped, stuck, under the corn",
  caughtWord: "caught, wrapped, pulled, sucked, grabbed, stuck, in",
  dogAttack:
    "dog bit, dogs bit, dog attack*, dog attacked, attacked by a dog, attacked by dog, attacked by dogs, dogs attacked, mauled by, dog mauled, pit bull bit, pitbull bit, bitten by a dog, bitten by dog, bit by a dog, bit by dog, dog ripped, dog tore",
  thinner:
    "blood thinner*, thinners, eliquis, warfarin, coumadin, xarelto, plavix, elderly, 80 year old, 90 year old",
  hurtNow: "hurt, hurts, injured, pain, numb, bleeding, trapped, cant move, neck, stuck, ejected",
  dive: "dove, dived, diving, cliff jumping",
  mumblish:
    "mumbl*, slurring, slurred, confused, clumsy, sleepy, drowsy, stopped shivering, quit shivering, wont wake, stiff, blue, talking funny, not making sense, weak, no pulse, barely, unresponsive, cant warm up",
  sunTopic:
    "sunburn, heartburn, calorie*, urinat*, pee, peeing, reflux, acid reflux, soup, feet burn, permit, ban, insurance, inspection, menu, cafeteria",
  sugarLow:
    "low blood sugar and, blood sugar dropping, blood sugar dropped, sugar keeps dropping, sugar dropped, blood sugar crash*",
  cantStop:
    "on eliquis, on warfarin, on blood thinner*, on thinners, for an hour, # minutes, hour, wont quit, pouring, gushing, wont stop",
  got: "got me, got him, got her, got my",
  wheeze: "wheez*, hives, swelling",
  throatTight: "throat is tight, tight throat, throat tight",
  shoulderBlades: "shoulder blades, shoulder blade, upper back, between my shoulders",
  smashedDigit:
    "finger hanging, fingers hanging, finger dangling, fingers off, finger off, thumb off, toe off, toes off, hand off, arm off, leg off, foot off, ear off, finger amputated, finger is gone, fingers are gone, fingers gone, degloved, degloving",
  eyeInjury:
    "eye popped out, eye came out, poked in the eye, eye got poked, hit in the eye, shot in the eye, pellet in eye, metal in eye, metal in my eye, stick in eye, stick in the eye, glass in eye, glass in my eye, eye is bleeding, bleeding eye, eye bleeding, curtain over my eye, curtain over my vision, hook in eye, hook in his eye, wire in eye, wire in the eye, poked my eye, poked his eye, poked her eye, eye hanging, in eyeball, flew in eye, flew in my eye, flew in his eye, flew into my eye, eye swollen shut, eye got hit, hit in eye, cut my eye, cut his eye, scratched eyeball, poked in eye, eye injury, hit his eye, hit my eye, eye got stabbed, kicked in the eye, grinder eye, weld flash, welding flash, arc eye, flash burned eyes, welders flash, in his eyeball, in my eyeball, eyeball bleeding, eyeball cut, eyeball is bleeding, blood in my eye, blood in eye after",
  electricContact:
    "into power line, into power lines, hit power line*, hit a power line, on the wire, line down on, power line down on, power line fell, wires fell on, touched the power line, auger hit power, downed power line*, overhead line, power lines down, high line got, high line and, hit high line, hit the high line, touched high line, touched the high line, into the high line, wire fell on, line fell on the car, line on the car, line is on, line on our car, power line on",
  headEar:
    "out of ear, out of his ear, out of her ear, from ear, from his ear, from her ear, from my ear, ears, ear",
  gaveWord: "gave, given, giving, gave baby, gave my",
  adultDose: "adult, adult dose, dogs",
  pillsOther:
    "someone elses, somebody elses, wrong persons, other persons, another persons, dogs, cats, horses, cows, moms, dads, grandmas, grandpas, husbands, wifes, sisters, brothers, sons, daughters, neighbors, roommates, friends, patients",
  inhaledWord: "inhaled, breathed, breathed in, breathing in, sniffed, huffed, huffing, inhaling",
  inMouth: "in mouth, in my mouth, in his mouth, in her mouth, in the mouth, mouthful, swallowed, drank",
  endThought:
    "end it, end things, end it all, end my life, kill myself, die, done, let go, tonight, suicid*, dying, stop hurting, stop it all, think about, thinking about, thinking of, want to, wanna, gonna, going to, about to, ready, threatening, says, urge, standing, cant stop thinking, waiting, wants to",
  selfPartWord: "arms, wrists, thighs, arm, legs, skin, head",
  cantGo:
    "cant go on living, cant go on like this, cant keep living like this, cant live this way, cant do this life, cant take this life, dont want this life, cant bear to live, cant survive this, cant be alive",
  itchyThroat:
    "throat itchy, itchy throat, throat itching, throat scratchy, throat swelling, throat feels tight, throat feels funny, tongue itchy, mouth itchy, tongue tingling, mouth tingling, tongue feels",
  shotVerb: "shot, shoot, shooting, discharged, went off, misfired, fired",
  gunOnly:
    "gun, rifle, pistol, shotgun, 22, 9mm, revolver, deer rifle, handgun, bb gun, pellet gun, 12 gauge, 410, bullet, glock, nail gun, arrow, crossbow",
  gunAccident:
    "accident, accidentally, cleaning, by accident, hunting, accidental, misfire, went off, dropped his gun, dropped the gun",
  birthNow:
    "wife is pushing, is pushing, shes pushing, im pushing, gave birth in, born in the truck, born in truck, had the baby in, had her baby in, delivered the baby, placenta wont come, placenta hasnt come, placenta didnt come, placenta not out, afterbirth wont come, baby born at home, born before we, born on the way, cant make it to the hospital, wont make it to the hospital, not gonna make it to the hospital, cord around, baby stuck, shoulders stuck, contractions right on top, contractions one after another, pushing and, wife pushing, she is pushing, started pushing, baby born in, born in the bathroom, born in the toilet, born in the car, born in car, born in the barn, born in the driveway, born at the house, baby was just born, just had the baby at, baby just came out, had my baby at home by accident, baby fell in the toilet, newborn isnt crying, not crying after birth, baby not crying after, born not breathing, born blue, born not crying",
  blackSkin:
    "turning black, turned black, black skin, is black, rotting, black and, flesh eating, spreading fast, purple and, swelling fast, swelling up fast",
  biteOrWound: "spider bite, bite, wound, sore, leg, foot, toe, hand, finger, infection, incision",
  manyStings:
    "stung # times, stings all over, stung all over, swarm, swarmed, hundreds of stings, dozens of stings, so many stings, multiple stings, bunch of times, many times",
  ballTwisted:
    "ball twisted, balls twisted, nut twisted, twisted nut, twisted ball, twisted testicle, ball swollen, balls swollen, ball is swollen, nut swollen, kicked in the balls, nuts swollen",
  cantPee:
    "cant pee, cannot pee, unable to pee, havent peed, hasnt peed, not able to pee, cant urinate, unable to urinate",
  longOrBad:
    "agony, hours, all day, since yesterday, since last night, severe, bad, pain, swollen, a day, bladder, days",
  smokeFrom:
    "smoke from, smoke in, smoke inhal*, barn fire, house fire, grass fire, field fire, fire smoke, wildfire smoke",
  badBreath:
    "coughing, cough, breathe, breath, black, dizzy, wheez*, hoarse, voice, sick, throw up, nose hair*, throat",
  chestCrush:
    "chest caved, chest crushed, caved in chest, chest is caved, flail chest, hit chest on, hit the steering wheel, seatbelt bruise and, hit in the chest, kicked in the chest, hit my chest, blow to the chest, struck in the chest, ball to the chest",
  hungHimself:
    "hung himself, hung herself, hanged himself, hanged herself, found him hanging, found her hanging, cut him down, cut her down, hanging in the barn, hanging in the garage, found hanging",
  allergicState:
    "allergic shock, allergy shock, anaphalaxis, anaphalactic, anaphilactic, anaphylactic, anaphylaxis, anaphilaxis",
  disaster:
    "tornado, house collapsed, building collapsed, roof collapsed, explosion, mass shooting, shooting at, active shooter, bus crash, train wreck, plane crash, derailment, bridge collapsed, flash flood, swept away, flood water",
  peopleHurt: "hurt, injured, trapped, people, missing, cant get out, stuck, on us, bleeding, inside, dead",
  bloodMouth:
    "blood coming out of mouth, blood from mouth, blood from his mouth, blood out of mouth, blood out of his mouth, bleeding from mouth, bleeding from the mouth, bleeding from ear, bleeding from ears, blood from ear, blood from ears",
  fellOn:
    "fell on, fell onto, landed on, came down on, rolled on, rolled onto, rolled over on, tipped on, tipped onto, dropped on, collapsed on, crashed down on, flipped on, slid onto, fell over on",
  pushingBaby: "pushing baby, is pushing baby, pushing the baby out",
  fecesVomit:
    "vomiting poop, vomiting feces, throwing up poop, vomit smells like poop, puke smells like poop, vomiting stool, poop smelling vomit, vomiting poop smelling, throwing up stuff that smells like poop",
  trainFront:
    "in front of a train, in front of the train, in front of a semi, in front of a truck, in front of traffic, in front of a car, in front of cars, into traffic, into oncoming, off a bridge, off the bridge, off a roof, off the roof, off a building, off an overpass, off the overpass, off a cliff",
  layTracks:
    "lay on the tracks, laying on the tracks, lie on the tracks, lying on the tracks, lay down on the tracks, lay on the train tracks, lay on train tracks, laying on the train tracks, on the railroad tracks waiting, lay on the railroad tracks, laying on the railroad tracks, sitting on the tracks, sitting on the train tracks, standing on the tracks, step in front of a train, step in front of a semi, step in front of a truck, step in front of traffic, jump in front of, walk in front of a train, walk into traffic, walk into the river, step off the bridge, step off a bridge, step off the roof",
  againBridge: "thinking about the bridge, about it again the bridge, thinking about it again",
  planPills:
    "plan and the pills, plan and pills, plan and a gun, plan and the gun, plan and i have, have a plan and, got a plan and, a plan to die, plan to kill, plan to end my, plan to end it, plan to end his, plan to end her",
  fellOver: "fell over, fell down, collapsed, dropped, went down, keeled over, passed out",
  grab: "grabbed, grabbing, grabs, clutched, clutching, holding",
  pierceVerb: "stepped on, step on, ran, sat on, fell on, impal*, stuck, went",
  clean:
    "clean through, all the way through, went through, out the other side, right through, come out the other side",
  dogBite: "bit, bitten, attacked, bite",
  bigAnimal:
    "dog, dogs, stray, pit bull, pitbull, coyote, cougar, mountain lion, bear, raccoon, badger, hog, boar, sow, cat, skunk, bat, fox, horse, pig, mule",
  biteSevere:
    "face, neck, bad, badly, throat, head, torn, ripped, bleeding, baby, toddler, bone, deep, hanging, the face",
  blownOff:
    "blown off, blew off, torn off, ripped off, cut off, hanging by, hanging off, hanging on by, tore off, bitten off, shot off, chopped off, sliced off, sheared off, took off",
  bodyBits:
    "kneecap, knee, finger*, thumb*, toe*, hand*, arm, leg, foot, ear, nose, scalp, lip, face, jaw, fingertip*, eyelid",
  boilingThing: "boiling, scalding, hot, burning hot",
  seizureMaybe: "zoning out, zoned out, jerk*, twitch*, stiff, stiffened, staring, eyes rolling, shaking",
  fevered2: "fever, vomit*, rash, headache, light hurts, confus*, sleepy, symptoms, purple",
  earlyWeeks:
    "20 weeks, 21 weeks, 22 weeks, 23 weeks, 24 weeks, 25 weeks, 26 weeks, 27 weeks, 28 weeks, 29 weeks, 30 weeks, 31 weeks, 32 weeks, 33 weeks, 34 weeks, 35 weeks, 36 weeks, 6 months, 7 months",
  earlyLabor: "labor, contractions, cramping, water broke, leaking, bleeding, pressure",
  preeclampsia: "preeclampsia, eclampsia, pre eclampsia, toxemia, hellp",
  tongueBig:
    "tongue is getting, tongue getting, tongue feels big, tongue feels thick, thick tongue, tongue thick, tongue too big, tongue swelled, tongue swollen, tongue is huge, lips are huge, lips getting big, face blowing up, face is blowing up, face swelled, face swelling, face swollen up, throat feels like, eyes swelled shut, face puffing, face is puffing",
  tear: "tearing, ripping, tore, rip",
  aorta: "back pain, chest pain, chest, back, belly",
  weakLegs:
    "legs weak, weak legs, legs numb, passed out, sweating, pale, legs cold, dizzy, faint*, chest, back",
  hurtBad:
    "so bad, so much, severe, unbearable, worst, horrible, cant stand, excruciating, awful, really bad, cant walk, doubled over, screaming, terrible",
  bellySigns:
    "fever, vomit*, throwing up, cant walk, cant stand, rigid, hard, swollen, blood, faint*, pale, sweating, puking, floor, doubled over, screaming",
  foundDown:
    "found dad on, found mom on, found him on, found her on, found my, found grandpa, found grandma, on the floor, on the ground, laying on the floor, lying on the floor, in the yard, in bed, in the barn, face down",
  foundState:
    "cold, blue, stiff, gray, not moving, cant wake, not breathing, unresponsive, blood, limp, talking funny, confused",
  smokeHouse:
    "full of smoke, filled with smoke, house fire, house on fire, barn on fire, car on fire, trailer on fire, fire in the house, fire in my house, my house is on fire, combine on fire, tractor on fire, trapped in a fire, trapped in fire, apartment fire, kitchen fire, kitchen on fire, stove on fire, grease fire",
  lostVision:
    "lost vision, lost sight, lost my vision, lost my sight, lost his vision, lost her vision, lost eyesight, lost my eyesight, vision went, vision gone, vision is gone, went dark, going black, went black, blind spot suddenly, double vision, seeing double, cant see out of",
  visionUrgent:
    "one eye, eye, left, right, walk, sudden*, headache, just, now, talk, numb, all at once, dizzy, balance, walk straight, straight, stand",
  unknownDrink:
    "bottle in the shop, dont know what it was, dont know what was in, unknown, under the sink, under sink, unlabeled, unmarked, mystery, something from, something out of, out of a jug, from a jug, something in the garage, something in the barn, something in the shop, in the shop, chemical, something blue, something in a bottle",
  nosePut:
    "up nose, up his nose, up her nose, in nose, in his nose, in her nose, in ear, in his ear, in her ear, in throat, stuck in throat, stuck in esophagus",
  smallThing:
    "battery, button battery, magnet, magnets, bead, coin, rock, pea, bean, nut, lego, toy, seed, popcorn, marble, cell, quarter, penny, grape, candy",
  doseMixed:
    "mixed up, mixed up my, am and pm, morning and night, night pills in the morning, wrong pills, wrong dose, instead of 1, ml instead, ten times, 10x, 10 x",
  mlInstead:
    "ml instead of, mg instead of, units instead of, teaspoons instead of, tablespoon instead of, ml instead, tsp instead, cc instead, units instead, mls instead",
  dangerousHow:
    "how dangerous, is it dangerous, is that dangerous, will it hurt, will that hurt, too much, what happens, is that too much, is this too much, is that bad, overdose",
  gasNames:
    "chlorine gas, chlorine, ammonia, hydrogen sulfide, carbon monoxide, propane, manure gas, phosphine, mustard gas, tear gas, refrigerant, freon",
  closedGarage:
    "closed garage, garage closed, shut garage, garage door closed, in garage, in the garage, closed shop, closed barn, inside shop, in the shop, ice shack, shop closed",
  engineRun: "ran, running, started, idling, car, truck, tractor, generator, engine, mower",
  inhaledDust:
    "drywall dust, concrete dust, cement dust, baby powder, bleach powder, chlorine powder, fiberglass, asbestos, mouse droppings, grain dust, silica dust, powder, paint fumes, spray paint, fumes, insulation",
  venom: "venom",
  pillsHand:
    "pills in my hand, pills in front of me, pills lined up, pills counted, gun in my hand, knife in my hand, razor in my hand, rope in my hand, bottle of pills in front, pills in his hand, saving pills, saving up pills, stockpiling pills, hoarding pills, saving his pills, saving her pills, hiding pills, stashing pills, counting my pills, counting pills",
  onEdge:
    "im on the roof, im on the bridge, im on a bridge, im on the overpass, im at the bridge, standing on the bridge, standing on a bridge, standing on the edge, standing on the roof, im on top of the elevator, sitting on the bridge, hes on the bridge, shes on the bridge, hes on the roof and, hes on a bridge, someone on the bridge, on the edge of the bridge, on the water tower, up on the water tower",
  overWords:
    "want it over, want it to end, ways to go, ways to die, thinking of ways, so am i, go be with, want to be with, join my husband, join my wife, be with my husband in heaven, be with mom in heaven",
  hopeless2:
    "worthless, hopeless, farm is gone, lost the farm, nothing left, useless, failure, waste, dead husband, dead wife, grandpa and, in heaven, thinking of ways, ways to die",
  looksAccident:
    "look like an accident, looks like an accident, seem like an accident, make it look like, look accidental",
  harmPast:
    "burned, cut, hit, hurt, stabbed, scratched, poisoned, choked, starved, injured, burning, cutting, hurting, burns, cuts, hurts, crash*, wreck*, overdos*, ran, drove, took, stab, shot",
  crane:
    "crane fell, scaffold fell, scaffolding fell, beam fell, steel fell, load fell on, wall fell on, ceiling fell on, shelf fell on",
  bleedPlace: "femoral, artery, jugular, carotid, groin, neck wound",
  heartWild:
    "heart flying, heart is flying, heart fluttering, heart skipping, heart skipping beats, heart is skipping, heart beating irregular, heart jumping, heart out of rhythm, afib, palpitations, heart pounding, heart racing, heart beating fast, heart going crazy, heart is going crazy, heart thumping",
  circFlag:
    "faint*, dizzy, lightheaded, light headed, pass out, passing out, passed out, blacking out, seeing spots, seeing stars, spots, gray, grey, pale, clammy, sweat*, cold sweat, short of breath, breath, breathe, sick to my stomach, nausea*, woozy",
  shakes: "shak*, shaking, shivering, trembling, tremors, twitching, jerking",
  muddledOnly:
    "confus*, disoriented, delirious, out of it, not making sense, making sense, talking funny, talking crazy, incoherent, hallucinating, mumbling, unresponsive, wont wake, cant wake, babbling, gibberish, jibberish, doesnt know",
  blackStool:
    "black stool, black stools, black tarry, black poop, tarry stool, tarry poop, black diarrhea, blood in stool, bloody stool, bloody stools, bloody diarrhea, blood in poop, rectal bleeding, pooping blood, bloody poop, black and tarry",
  circOrBad:
    "faint*, dizzy, lightheaded, light headed, pass out, passed out, pale, lots, a lot, clots, sweating, confused, cramps bad, severe, vomit*, throwing up, thinner*, eliquis, warfarin, coumadin, xarelto",
  faceNumb:
    "face numb, face is numb, face went numb, face feels numb, face tingling, face and arm, face is tingling, half my face, side of my face, side of his face, side of her face, face gone numb, mouth numb and",
  armWeak: "arm, leg, hand, weak, numb, tingl*, slur*, talk, speech, sudden*, all of a sudden, droop*, side",
  hemorrhage: "hemorrhage, hemorrhaging, haemorrhage, hemorage, hemorrage, hemorraging, hemorrhaged",
  weakGrip:
    "cant hold a cup, cant hold a fork, cant hold her fork, cant hold his fork, cant hold a glass, cant hold anything, drops everything, dropping things, dropping everything, dropped her fork, dropped his fork, cant grip, cant button, leaning to one side, leaning to the left, leaning to the right, falling to one side, dragging his foot, dragging her foot, dragging one foot, dragging his leg, dragging her leg, dragging leg, walking sideways, veering, tilting, cant stand up, wont hold up, falling over to",
  neuroFlag:
    "confus*, sudden*, this morning, woke up, today, talk, talking, speech, slur*, face, droop*, numb, weak, headache, since this morning, drool*, all of a sudden, words, dizzy",
  landedNeck:
    "landed on neck, landed on his neck, landed on her neck, landed on my neck, landed on head, landed on his head, landed on her head, landed on my head, landed on his back, landed on her back, landed on my back, fell on his head, fell on her head, fell on my head, landed on his face, fell on his neck",
  electricPlay:
    "fork in an outlet, fork in outlet, fork in the outlet, key in outlet, key in an outlet, finger in outlet, finger in the outlet, knife in outlet, something in outlet, something in the outlet, knife in the toaster, fork in the toaster, bit an electric cord, bit a cord, bit electrical cord, chewed electric cord, chewed an electric cord, chewed on a cord, bit extension cord",
  sugarLowSign:
    "low sugar, low blood sugar, sugar low, sugar is low, blood sugar low, blood sugar is low, hypoglycemia, hypo, sugar dropped, sugar is dropping",
  sugarBad:
    "cant swallow, sweat*, shak*, confus*, passed out, wont wake, cant wake, seiz*, unresponsive, sleepy, not making sense, combative, juice isnt, juice not, slur*, pale, limp, unconscious, cant talk, acting",
  shotSomeone:
    "shot my, shot our, shot a man, shot a guy, shot someone, shot somebody, shot his, shot her, somebody shot, someone shot, accidentally shot, shot the neighbor, been shot, got shot, shot himself, shot herself, shot dad",
  asthmaBad: "asthma attack, having asthma, asthma flare, asthma flaring, asthma and",
  inhalerNone:
    "no inhaler, without inhaler, without an inhaler, no rescue inhaler, forgot inhaler, lost inhaler, inhaler empty, inhaler ran out, out of inhaler, inhaler isnt, inhaler not, inhaler doesnt, inhaler wont",
  crashHit:
    "car hit my, truck hit my, car hit him, car hit her, truck hit him, truck hit her, hit by a bus, hit by a semi, hit by a tractor, hit by pickup, hit by a pickup, hit by an atv, hit by a four wheeler, hit by car, hit by truck, car ran over, truck ran over, hit a cow, hit a horse with, struck by a car, struck by a vehicle, pickup hit, hit my kid, hit my son, hit my daughter, backed over my, backed over him, backed over her",
  wordTrouble:
    "trouble speaking, trouble talking, difficulty speaking, difficulty talking, hard time speaking, hard time talking, cant speak, cant talk, cant form words, words wont come, talking slow, talking slurred, talking weird, speech is off, speech weird, speech off, cant find words, cant find her words, cant find his words, speech messed up, cant get words",
  weakSide:
    "hand weak, weak hand, right hand, left hand, arm weak, weak arm, leg weak, right arm, left arm, right leg, left leg, one side, weakness, numb, droop*, face, confus*, dizzy, headache, sudden*, all of a sudden, drool*, stumbling",
} as const;
