#!/bin/sh
# Speaks the sentences of "hear it" and writes one mp3 for each language beside this file.
# Needs, from Debian: espeak-ng, festival, festvox-us-slt-hts, sox, lame.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# The voice "cmn" reads Chinese by way of English letters; this one has the sounds.
espeak-ng -v cmn-latn-pinyin -s 170 -w "$work/zh.wav" \
  "一个好的房间，能让你听清每一个字，却感觉不到房间的存在。"
# With its vowels, which the synthesiser cannot guess.
espeak-ng -v ar -s 155 -w "$work/ar.wav" \
  "الغُرفَةُ الجَيِّدَةُ هِيَ التي تَسمَعُ فيها كُلَّ كَلِمَةٍ بِوُضوح، دونَ أن تُفَكِّرَ في الغُرفَة."
printf '%s' "A good room is one where you hear every word, and never have to think about the room." |
  text2wave -eval '(voice_cmu_us_slt_arctic_hts)' -o "$work/en.wav"

for lang in zh en ar; do
  # Silence is cut off at both ends, with 20 ms left that fade.
  sox "$work/$lang.wav" -r 24000 -c 1 "$work/$lang-cut.wav" highpass 70 \
    silence 1 0.02 0.5% reverse silence 1 0.02 0.5% pad 0.02 reverse pad 0.02
  level=$(sox "$work/$lang-cut.wav" -n stats 2>&1 | awk '/^RMS lev dB/ { print $4 }')
  sox "$work/$lang-cut.wav" "$work/$lang-even.wav" gain "$(awk "BEGIN { print -20 - ($level) }")"
  lame --quiet -m m -b 48 --resample 24 "$work/$lang-even.wav" "sentence-$lang.mp3"
done
